import { describe, expect, it } from 'vitest';
import { inOrderOf } from './in-order.ts';

const itself = (name: string) => name;

describe('an order that is kept', () => {
  it('has who was there in his place, and who comes after them', () =>
    expect(inOrderOf(['a', 'b', 'c'], ['d', 'c', 'e', 'a'], itself)).toEqual(['a', 'c', 'd', 'e']));

  it('of nobody is the one in which they come', () =>
    expect(inOrderOf([], ['b', 'a'], itself)).toEqual(['b', 'a']));
});
