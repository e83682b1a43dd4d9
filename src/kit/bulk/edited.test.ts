import { expect, test } from 'vitest';
import { editedItems } from './edited.ts';

const words = {
  isSame: (_: string, one: unknown, other: unknown) => one === other,
  labelOf: (field: string) => field.toUpperCase(),
  show: (_: string, value: unknown) => String(value),
  sayChange: ({ field, from, to }: { field: string; from: string; to: string }) =>
    `${field}: ${from} > ${to}`,
  separator: '; ',
};
const items = [
  { id: '1', name: '韦', note: 'weidabao', record: { state: 1, remark: 'a' } },
  { id: '2', name: '黄', record: { state: 0, remark: 'b' } },
  { id: '3', name: '莫', record: { state: 1, remark: 'b' } },
  { id: '4', name: '4' },
];

test('each item says what changes in it; one in which nothing does is left out', () => {
  expect(editedItems(items, { state: 0, remark: 'b' }, words)).toEqual([
    { id: '1', name: '韦', note: 'weidabao · STATE: 1 > 0; REMARK: a > b' },
    { id: '3', name: '莫', note: 'STATE: 1 > 0' },
    { id: '4', name: '4', note: undefined },
  ]);
});

test('a field that was not chosen is never said to change', () => {
  expect(editedItems(items.slice(0, 3), { state: 1 }, words).map(({ id }) => id)).toEqual(['2']);
});
