import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stratified } from './sample.ts';

const groupOf = (one: { group: string }) => one.group;

const crowd = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 60 })
  .map(groups => groups.map((group, id) => ({ id, group })));
const random = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe('a sample', () => {
  it('has as many as were asked for, or all, and nobody twice', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 1, max: 80 }), random, (all, size, stream) => {
        const drawn = stratified(all, size, groupOf, () => stream.next().value ?? 0);
        expect(drawn).toHaveLength(Math.min(size, all.length));
        expect(new Set(drawn).size).toBe(drawn.length);
      }),
    );
  });

  it('gives each group its share, to the next whole number', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 1, max: 60 }), random, (all, size, stream) => {
        const drawn = stratified(all, size, groupOf, () => stream.next().value ?? 0);
        for (const group of new Set(all.map(groupOf))) {
          const of = (some: readonly { group: string }[]) => some.filter(one => one.group === group).length;
          const share = (Math.min(size, all.length) * of(all)) / all.length;
          expect(of(drawn)).toBeGreaterThanOrEqual(Math.floor(share));
          expect(of(drawn)).toBeLessThanOrEqual(Math.ceil(share));
        }
      }),
    );
  });
});
