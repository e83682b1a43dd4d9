// @vitest-environment happy-dom
/** What the pages of resources name is there: fields, inputs, words. */
import { describe, expect, it } from 'vitest';
import { wordAt } from '../../src/data/catalogues-context.ts';
import { SCROLL_BAR, widthOf } from '../../src/kit/list/table-parts.ts';
import { columnsOf } from '../../src/resource/pages/columns.tsx';
import type { FieldWords } from '../../src/resource/pages/use-field-words.ts';
import { SIDEBAR_WIDTH } from '../../src/shell/sidebar-state.ts';
import { expectNone } from '../builders/none.ts';
import { allPages, formOf, wordsOf } from '../builders/resource-words.ts';
import { ALL_WORDS } from '../builders/words.ts';

const pages = await allPages();
/** Kinds that have no input of their own. */
const BROUGHT = new Set(['file', 'other']);
/** An entry is looked at beside the list, and nothing is done with it. */
const WITHOUT_ACTIONS = new Set(['operateLog', 'loginLog']);

it('are found', () => expect(pages.length).toBeGreaterThan(6));

describe.each(pages.map(one => [one.resource.name, one] as const))('the pages of %s', (_, one) => {
  const { resource, cells = {}, inputs = {}, columns } = one;
  const fields = new Set([
    ...Object.keys(resource.fields),
    'createdOn',
    'createdBy',
    'updatedOn',
    'updatedBy',
    'remark',
  ]);

  it('have inputs for what is filled in', () => {
    const without = formOf(one).filter(field => {
      const kind = resource.fields[field]?.kind;
      if (typeof inputs[field] === 'function') return false;
      return !kind || BROUGHT.has(kind.is);
    });
    expectNone(without, `Give it a kind with an input, or an input in the pages of ${resource.name}:`);
  });

  it('draw and send no field that is not there', () => {
    const drawn = columns.flatMap(column => {
      if (typeof column === 'string') return column;
      return column.cell || column.field in cells ? [] : column.field;
    });
    const filed = columns.flatMap(column => {
      if (typeof column === 'string') return column;
      return (column.inFiles ?? []).map(cell => (typeof cell === 'string' ? cell : String(cell.field)));
    });
    const { look = [], facts = [], bulk = [] } = one;
    const told = [look, facts]
      .flatMap(said => (typeof said === 'function' ? [] : said))
      .filter(field => !(field in cells));
    // figures of a moment come with the page
    const hasOwnCells = columns.some(column => typeof column === 'object' && column.inFiles === null);
    const known = (field: string) => fields.has(field) || hasOwnCells;
    const unknown = [
      ...[...drawn, ...told].filter(field => !known(field)),
      ...[...filed, ...bulk].filter(field => !fields.has(field)),
    ];
    expectNone(unknown, `Name a field of ${resource.name} in its pages, or declare it in src/contract:`);
  });

  it('have columns that fit beside the menu and a scroll bar in a window of 1366', () => {
    const words = { labelOf: String, isNamed: () => false, choicesOf: () => [] } as unknown as FieldWords;
    const hasBox = one.bulk !== undefined || resource.calls.remove !== undefined;
    const hasActions = !WITHOUT_ACTIONS.has(resource.name);
    expect(widthOf(columnsOf(one, words), { hasBox, hasActions })).toBeLessThanOrEqual(
      1366 - SIDEBAR_WIDTH.open - SCROLL_BAR,
    );
  });

  it.each(Object.keys(ALL_WORDS))('have all their words in %s', language => {
    const catalogue = ALL_WORDS[language as keyof typeof ALL_WORDS];
    expectNone(
      wordsOf(one).needed.filter(key => wordAt(catalogue, key) === undefined),
      `Add the word to i18n/${language}/:`,
    );
  });
});
