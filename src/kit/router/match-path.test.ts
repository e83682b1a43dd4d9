import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

const params = (pattern: string, pathname: string) => matchPath(pattern, pathname)?.params;

it('takes what stands for a name out of a path', () => {
  expect(params('/user/:id', '/user/7')).toEqual({ id: '7' });
  expect(params('user/:id/log/:entry', '/user/7/log/9/')).toEqual({ id: '7', entry: '9' });
  expect(params('/user/:id', '/user')).toBeUndefined();
  expect(params('/user/:id', '/user/7/log')).toBeUndefined();
  expect(params('/user', '/users')).toBeUndefined();
});

it('leaves out what may be missing', () => {
  expect(params('/user/:id?', '/user')).toEqual({ id: undefined });
  expect(params('/user/:id?', '/user/7')).toEqual({ id: '7' });
});

it('says where the rest of a path begins', () => {
  expect(matchPath('/user/*', '/user/7/log')).toMatchObject({
    params: { '*': '7/log' },
    pathnameBase: '/user',
  });
  expect(matchPath('/user/*', '/user')).toMatchObject({ params: { '*': '' }, pathnameBase: '/user' });
  expect(matchPath(':id/*', '/7/')).toMatchObject({ params: { id: '7', '*': '' }, pathnameBase: '/7' });
  expect(matchPath('/*', '/')).toMatchObject({ params: { '*': '' }, pathnameBase: '/' });
  expect(matchPath('/*', '/a')).toMatchObject({ params: { '*': 'a' }, pathnameBase: '/' });
});

it('lets more follow where nobody minds', () => {
  const part = { path: '/user', end: false };
  expect(matchPath(part, '/user/7')).toMatchObject({ pathname: '/user' });
  expect(matchPath(part, '/users')).toBeNull();
  expect(matchPath({ path: '/', end: false }, '/user')).not.toBeNull();
});

it('reads a value as it was written', () => {
  expect(params('/plate/:plate', `/plate/${encodeURIComponent('桂A/12 3%')}`)).toEqual({
    plate: '桂A/12 3%',
  });
  expect(params('/plate/:plate', '/plate/桂A123')).toEqual({ plate: '桂A123' });
  // no encoding of anything
  expect(params('/plate/:plate', '/plate/50%')).toEqual({ plate: '50%' });
  expect(matchPath('/plate/*', '/plate/%E6%A1%82/7')).toMatchObject({
    pathnameBase: '/plate',
    params: { '*': '桂/7' },
  });
});

it('takes what a pattern says by its letters', () => {
  expect(params('/a.b', '/aXb')).toBeUndefined();
  expect(params('/a.b', '/A.B')).toEqual({});
});
