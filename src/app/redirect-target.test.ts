import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';
import { signInPath } from './sign-in-path.ts';

const ORIGIN = 'https://console.example';

describe('where the sign-in leads', () => {
  it('leads back to the page that asked for it, query and all', () => {
    const page = '/order/orderList?id=7&name=a%26b';
    expect(redirectTarget(new URL(signInPath(page), ORIGIN).search, ORIGIN)).toBe(page);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    'order',
    '/login',
    '/login?redirect=/login',
  ])('leads home from %j', wanted => {
    expect(redirectTarget(`?redirect=${encodeURIComponent(wanted)}`, ORIGIN)).toBe('/');
  });

  it('never leaves the origin', () => {
    const hostile = fc.stringMatching(/^[/\\.:@#?\t a-z]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile, fc.webUrl()), wanted => {
        const target = redirectTarget(`?redirect=${encodeURIComponent(wanted)}`, ORIGIN);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });

  it('asks for nothing where home is meant', () => {
    expect(signInPath('/')).toBe('/login');
    expect(signInPath('/login?redirect=%2Fa')).toBe('/login');
  });
});
