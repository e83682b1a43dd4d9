/**
 * `tests/data/page-rights/*.tsv`, a file for each feature: what a person must hold to see a page, or a part of the frame.
 * A second witness, kept apart from the features. A page of a resource that no line names needs the right to read it.
 */
import { RESOURCES } from '../../src/contract/resources.ts';
import { rightText } from './calls-table.ts';
import { rowsIn } from './tables.ts';

const LISTED = rowsIn('tests/data/page-rights').map(([, row]) => row);

const named = new Set(LISTED.map(([, what]) => what));

/** Line by line. */
export const PAGE_RIGHTS: readonly string[] = [
  ...LISTED.map(row => row.join('\t')),
  ...RESOURCES.filter(({ resource }) => !named.has(`/${resource}`)).map(({ resource, may, path }) =>
    ['resource', `/${resource}`, rightText(may.read), path === undefined ? '' : 'entities']
      .join('\t')
      .trimEnd(),
  ),
];
