import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { inOrderOf, nameOf } from './held-ranks.ts';

const candidates = (...names: string[]) => names.map(driverId => ({ driverId }) as Candidate);

describe('ranks that are held', () => {
  it('keep who was there in his place, and put who comes after them', () =>
    expect(inOrderOf(['a', 'b', 'c'], candidates('d', 'c', 'e', 'a')).map(nameOf)).toEqual([
      'a',
      'c',
      'd',
      'e',
    ]));

  it('of nobody are those of the upstream', () =>
    expect(inOrderOf([], candidates('b', 'a')).map(nameOf)).toEqual(['b', 'a']));
});
