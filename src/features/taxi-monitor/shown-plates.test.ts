import { describe, expect, it } from 'vitest';
import { columnsFor, shownPlates, tileAfter } from './shown-plates.ts';

const plates = (count: number) => Array.from({ length: count }, (_, at) => `桂A${at}`);

describe('what is shown beside each other', () => {
  it('is all of up to nine, whatever was chosen before', () => {
    expect(shownPlates(plates(9), ['桂A3'])).toEqual(plates(9));
    expect(shownPlates([], ['桂A3'])).toEqual([]);
  });

  it('of more is what was chosen and is still watched, in the order of the list', () => {
    expect(shownPlates(plates(12), ['桂A11', '桂A2', '桂B1'])).toEqual(['桂A2', '桂A11']);
    expect(shownPlates(plates(12), [])).toEqual(plates(9));
    expect(shownPlates(plates(12), ['桂B1'])).toEqual(plates(9));
    expect(shownPlates(plates(12), plates(12))).toHaveLength(9);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 3],
    [9, 3],
  ])('%i stand in %i columns', (count, columns) => expect(columnsFor(count)).toBe(columns));
});

describe('a key on a tile', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 0, 3],
    ['ArrowUp', 4, 1],
    ['ArrowLeft', 4, 3],
    ['ArrowUp', 1, 1],
    ['ArrowDown', 5, 5],
    ['Home', 4, 0],
    ['End', 0, 5],
    ['x', 0, undefined],
  ])('%s leads from %i to %s', (key, at, to) => expect(tileAfter(key, at, 6)).toBe(to));
});
