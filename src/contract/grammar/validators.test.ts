import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExternalLink, isSignInPassword, Mobile } from './validators.ts';

describe('links, passwords and numbers', () => {
  it('that leave the console start with http(s), mailto or tel', () => {
    fc.assert(fc.property(fc.webUrl(), isExternalLink));
    expect(['mailto:a@b.cn', 'tel:110'].every(isExternalLink)).toBe(true);
    expect(['/order', 'javascript:alert(1)', ' http://a', 'ftp://a'].some(isExternalLink)).toBe(false);
  });

  it('pass as a password with 2 to 19 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        value => isSignInPassword(value) === (value.length >= 2 && value.length <= 19),
      ),
    );
  });

  it('never take a mask for a mobile number', () => {
    expect(Mobile.safeParse('13812345678').success).toBe(true);
    expect(Mobile.safeParse(' 13812345678 ').data).toBe('13812345678');
    expect(
      ['138****5678', '1381234567', '23812345678', ''].some(value => Mobile.safeParse(value).success),
    ).toBe(false);
  });
});
