/**
 * `tests/data/page-rights.tsv`, line by line: what a person must hold to see a page, or a part of the frame. A second
 * witness, kept apart from the features. A page of a resource that no line names needs the right to read it.
 */
import fs from 'node:fs';
import { RESOURCES } from '../../src/contract/resources.ts';
import { rightText } from './calls-table.ts';

const LISTED: readonly string[] = fs
  .readFileSync('tests/data/page-rights.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

const named = new Set(LISTED.map(line => line.split('\t')[1]));

export const PAGE_RIGHTS: readonly string[] = [
  ...LISTED,
  ...RESOURCES.filter(({ resource }) => !named.has(`/${resource}`)).map(({ resource, may, path }) =>
    ['resource', `/${resource}`, rightText(may.read), path === undefined ? '' : 'entities']
      .join('\t')
      .trimEnd(),
  ),
];
