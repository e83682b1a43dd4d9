import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

describe('the address as failures are counted by', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::FFFF:0a01:0203', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (ip, block) => {
    expect(addressBlock(ip)).toBe(block);
  });

  it('is one for all addresses of a subscriber, and another for his neighbour', () => {
    const group = fc.integer({ min: 0, max: 0xff_ff });
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    const text = (of: readonly number[]) => of.map(number => number.toString(16)).join(':');
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        fc.pre(one[0] !== 0 && other[0] !== 0);
        const isSame = text(one.slice(0, 4)) === text(other.slice(0, 4));
        expect(addressBlock(text([...one.slice(0, 4), ...other.slice(4)]))).toBe(addressBlock(text(one)));
        expect(addressBlock(text(one)) === addressBlock(text(other))).toBe(isSame);
      }),
    );
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), ip => addressBlock(ip).length <= 64));
    fc.assert(fc.property(fc.ipV6(), ip => /^[\da-f:./]+$/.test(addressBlock(ip))));
  });
});
