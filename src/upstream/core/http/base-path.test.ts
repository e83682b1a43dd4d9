import { describe, expect, it } from 'vitest';
import { withoutBasePath } from './base-path.ts';

describe('an address', () => {
  it.each([
    ['/desk', '/'],
    ['/desk/', '/'],
    ['/desk?a=1', '/?a=1'],
    ['/desk/api/x?a=/desk/api', '/api/x?a=/desk/api'],
    ['/desk/desk/x', '/desk/x'],
    // a proxy in front has stripped it
    ['/', '/'],
    ['/api/x', '/api/x'],
    // another one
    ['/desktop/x', '/desktop/x'],
    ['//desk/x', '//desk/x'],
    ['http://other.example/desk/api/x', '/api/x'],
    ['http://other.example', '/'],
  ])('%s is routed as %s below /desk', (url, routed) =>
    expect(withoutBasePath('/desk')({ url })).toBe(routed),
  );

  it('stays as it is where there is no sub-path', () => {
    for (const url of ['/', '/desk', '/api/x?y', '//x']) expect(withoutBasePath('')({ url })).toBe(url);
  });
});
