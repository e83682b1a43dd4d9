import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

describe('a plain path', () => {
  it.each([
    ['/', '/'],
    ['/api/admin/user', '/api/admin/user'],
    ['/system-manage/admin-user/12/', '/system-manage/admin-user/12/'],
    ['/api/admin/dict/%E5%A4%B1%E7%89%A9', '/api/admin/dict/失物'],
    ['/api/a.b/..c/d..', '/api/a.b/..c/d..'],
    ['/api/rate/100%25', '/api/rate/100%'],
    ['/api/x;v=1', '/api/x;v=1'],
  ])('%s is read as %s', (raw, read) => expect(plainPath(raw)).toBe(read));

  it.each([
    'api/admin',
    'http://other/api',
    '//other/api',
    '/api//admin',
    '/api/../admin',
    '/api/./admin',
    '/api/..',
    '/api/%2e%2e/admin',
    '/api/.%2E/admin',
    '/api/..%2fadmin',
    '/api/..%5cadmin',
    '/api/..\\admin',
    '/api/%252e%252e/admin',
    '/api/%25252e%25252e/admin',
    '/api/..;/admin',
    '/api/..;x=1/admin',
    '/api/%2e%2e%3b/admin',
    '/api/a%0d%0aHost:%20other',
    '/api/%00',
    '/api/.%252e;%25',
    '/api/%25c0%25ae%25c0%25ae',
    '/api/%zz',
    '/api/%ff',
    '/api/admin#/../..',
  ])('%s is none', raw => expect(plainPath(raw)).toBeNull());

  it('never leaves its folder, however often a server decodes and resolves it', () => {
    const piece = fc.constantFrom(
      '.',
      '..',
      '%2e',
      '%252e',
      '/',
      '%2f',
      '%5c',
      '\\',
      ';',
      'a',
      '%25',
      '2e',
      '//',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const raw = `/api/${pieces.join('')}`;
        if (plainPath(raw) === null) return;
        let read = raw;
        for (let times = 0; times < 4; times++) {
          const { pathname } = new URL(`http://upstream${read.replaceAll(/;[^/]*/g, '')}`);
          expect(pathname.startsWith('/api/')).toBe(true);
          try {
            read = decodeURIComponent(read);
          } catch {
            return;
          }
        }
      }),
      { numRuns: 5000 },
    );
  });
});
