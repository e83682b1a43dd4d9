import { expect, it } from 'vitest';
import { createPath, parsePath, resolvePath } from './path.ts';

it('takes a path apart and puts it together', () => {
  expect(parsePath('/user?filter=a?b#part')).toEqual({
    pathname: '/user',
    search: '?filter=a?b',
    hash: '#part',
  });
  expect(parsePath('?page=2')).toEqual({ pathname: '', search: '?page=2', hash: '' });
  expect(parsePath('/user?#')).toEqual({ pathname: '/user', search: '', hash: '' });
  expect(createPath(parsePath('/user?filter=a#part'))).toBe('/user?filter=a#part');
  expect(createPath({ pathname: '/user', search: 'a=1', hash: 'x' })).toBe('/user?a=1#x');
  expect(createPath({})).toBe('/');
});

it('stays where it is without a pathname', () => {
  expect(createPath(resolvePath({ search: '?page=2' }, '/user'))).toBe('/user?page=2');
  expect(createPath(resolvePath('?page=2', '/user'))).toBe('/user?page=2');
  expect(createPath(resolvePath('', '/user'))).toBe('/user');
});

it('leads on from where it is with a relative one', () => {
  expect(resolvePath('7', '/user').pathname).toBe('/user/7');
  expect(resolvePath('../role/./7', '/user/').pathname).toBe('/role/7');
  expect(resolvePath('../../..', '/user').pathname).toBe('/');
  expect(resolvePath('/role', '/user/7').pathname).toBe('/role');
});

it('never leads out of the window', () => {
  expect(resolvePath('//elsewhere.invalid/a', '/').pathname).toBe('/elsewhere.invalid/a');
});
