import { expect, it } from 'vitest';
import { inTurn } from './ticker-turn.ts';

const turns = (items: string, room: number) =>
  [0, 1, 2, 3, 4, 5].map(step => inTurn([...items], room, step).join(''));

it('all are there where there is room for all', () => {
  expect(new Set(turns('abc', 3))).toEqual(new Set(['abc']));
  expect(turns('a', 2)[4]).toBe('a');
  expect(inTurn([], 2, 1)).toEqual([]);
});

it('the worst one stays, the others come in turn, always as many as there is room for', () => {
  expect(turns('abcd', 2)).toEqual(['ad', 'bd', 'cd', 'ad', 'bd', 'cd']);
  expect(turns('abcd', 3)).toEqual(['abd', 'cad', 'bcd', 'abd', 'cad', 'bcd']);
});

it('with room for one, the worst one is the first of all', () => {
  expect(turns('abc', 1)).toEqual(['c', 'a', 'b', 'c', 'a', 'b']);
});
