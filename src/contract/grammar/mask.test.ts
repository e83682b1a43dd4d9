import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksMasked, mask } from './mask.ts';

describe('a masked value', () => {
  it.each([
    ['mobile', '13812345678', '138****5678'],
    ['mobile', '110', '****10'],
    ['mobile', '5601234', '****34'],
    ['mobile', '4008101234', '****1234'],
    ['mobile', '07715601234', '077****1234'],
    ['mobile', '+85291234567', '+85****4567'],
    ['identity', '450103199003074518', '450103****4518'],
    ['identity', 'G1234567', '****'],
    ['card', '6222021234567890123', '****0123'],
    ['name', '韦大宝', '韦**'],
    ['name', '韦', '韦*'],
    ['mobile', '', ''],
  ] as const)('of the kind %s shows of %j only %j', (kind, value, shown) => {
    expect(mask(kind, value)).toBe(shown);
  });

  it.each(['mobile', 'identity', 'card'] as const)('of the kind %s never shows a number whole', kind => {
    const digits = fc.stringMatching(/^\d{3,20}$/);
    fc.assert(
      fc.property(digits, value => {
        expect(mask(kind, value)).not.toContain(value);
        expect(looksMasked(mask(kind, value))).toBe(true);
      }),
    );
  });
});
