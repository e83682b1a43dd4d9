import { describe, expect, it } from 'vitest';
import { dropped, placeOf, stepped } from './moves.ts';

const entry = (dicValue: string, parentValue: string | null = null) => ({
  id: `id ${dicValue}`,
  dicValue,
  parentValue,
});
const TREE = [entry('a'), entry('a1', 'a'), entry('a2', 'a'), entry('b'), entry('c')];

describe('a step', () => {
  it('goes past the neighbour, and nowhere beyond the first and last', () => {
    expect(stepped(TREE, 'id c', 'up')).toEqual({ parentValue: null, before: 'id b' });
    expect(stepped(TREE, 'id a', 'down')).toEqual({ parentValue: null, before: 'id c' });
    expect(stepped(TREE, 'id b', 'down')).toEqual({ parentValue: null, before: null });
    expect(stepped(TREE, 'id a1', 'down')).toEqual({ parentValue: 'a', before: null });
    expect(stepped(TREE, 'id a', 'up')).toBeNull();
    expect(stepped(TREE, 'id c', 'down')).toBeNull();
    expect(stepped(TREE, 'id a2', 'down')).toBeNull();
  });

  it('goes under the value above, and out behind its parent', () => {
    expect(stepped(TREE, 'id b', 'in')).toEqual({ parentValue: 'a', before: null });
    expect(stepped(TREE, 'id a1', 'out')).toEqual({ parentValue: null, before: 'id b' });
  });

  it('makes no third level', () => {
    expect(stepped(TREE, 'id a2', 'in')).toBeNull();
    expect(stepped([entry('z'), ...TREE], 'id a', 'in')).toBeNull();
    expect(stepped(TREE, 'id a', 'out')).toBeNull();
  });
});

describe('a drop', () => {
  it('goes above, into or below a row', () => {
    expect(dropped(TREE, 'id c', 'id a', 'above')).toEqual({ parentValue: null, before: 'id a' });
    expect(dropped(TREE, 'id c', 'id a', 'inside')).toEqual({ parentValue: 'a', before: null });
    expect(dropped(TREE, 'id c', 'id a1', 'below')).toEqual({ parentValue: 'a', before: 'id a2' });
    expect(dropped(TREE, 'id a', 'id b', 'below')).toEqual({ parentValue: null, before: 'id c' });
  });

  it('goes neither onto itself nor where it would make a third level', () => {
    expect(dropped(TREE, 'id c', 'id c', 'above')).toBeNull();
    expect(dropped(TREE, 'id c', 'id a1', 'inside')).toBeNull();
    expect(dropped(TREE, 'id a', 'id a1', 'above')).toBeNull();
    expect(dropped(TREE, 'id a', 'id b', 'inside')).toBeNull();
  });

  it('below what stands right above leaves it in its place', () => {
    expect(dropped(TREE, 'id c', 'id b', 'below')).toEqual(placeOf(TREE, 'id c'));
  });
});
