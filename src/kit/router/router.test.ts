import { createMemoryHistory } from '@tanstack/history';
import type { RouterBlocker } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createRouter, type Router, UNBLOCKED } from './router.ts';

const open = (at = '/user', base = '') =>
  createRouter(createMemoryHistory({ initialEntries: [base + at] }), base);
const where = ({ place: { location } }: Router) => location.pathname + location.search;

/** One who asks, and what he was told last. */
function guarded(router: Router, isAsking: (to: string) => boolean) {
  const told = { blocker: UNBLOCKED as RouterBlocker };
  router.block(
    ({ nextLocation }) => isAsking(nextLocation.pathname),
    blocker => {
      told.blocker = blocker;
    },
  );
  return told;
}

it('tells where it is as soon as it has gone', () => {
  const router = open();
  const seen: string[] = [];
  const end = router.subscribe(() => seen.push(`${router.place.action} ${where(router)}`));
  router.navigate('/role?page=2', { state: { from: 'user' } });
  expect(router.place.location.state).toEqual({ from: 'user' });
  router.navigate({ search: '?page=3' }, { replace: true });
  router.navigate(-1);
  end();
  router.navigate('/log');
  expect(seen).toEqual(['PUSH /role?page=2', 'REPLACE /role?page=3', 'POP /user']);
  expect(router.place.location.state).toBeNull();
});

it('gives each visit a key of its own, and the same again to who comes back', () => {
  const router = open();
  const first = router.place.location.key;
  router.navigate('/user');
  expect(router.place.location.key).not.toBe(first);
  router.navigate(-1);
  expect(router.place.location.key).toBe(first);
});

it('speaks of paths without what every address begins with', () => {
  const router = open('/user', '/desk');
  expect(where(router)).toBe('/user');
  expect(router.hrefOf('/role')).toBe('/desk/role');
  router.navigate('/');
  expect(where(router)).toBe('/');
});

it('holds back what somebody asks about, and goes on when he lets it', () => {
  const router = open();
  const told = guarded(router, to => to === '/role');
  const heard = vi.fn();
  router.subscribe(heard);
  router.navigate('/role');
  expect(where(router)).toBe('/user');
  expect(heard).not.toHaveBeenCalled();
  expect(told.blocker).toMatchObject({ state: 'blocked', location: { pathname: '/role' } });
  told.blocker.proceed?.();
  expect(where(router)).toBe('/role');
  expect(told.blocker.state).toBe('unblocked');
});

it('stays when he does not, and asks again the next time', () => {
  const router = open();
  const told = guarded(router, to => to === '/role');
  router.navigate('/role', { replace: true });
  told.blocker.reset?.();
  expect(told.blocker.state).toBe('unblocked');
  expect(where(router)).toBe('/user');
  router.navigate('/role');
  expect(told.blocker.state).toBe('blocked');
  // another way out is none of this
  router.navigate('/log');
  expect(told.blocker.state).toBe('unblocked');
  expect(where(router)).toBe('/log');
});

it('asks nobody who has gone', () => {
  const router = open();
  const end = router.block(
    () => true,
    () => undefined,
  );
  const isAsking = vi.fn(() => false);
  router.block(isAsking, () => undefined);
  // who asks now stays when the one before lets go
  end();
  router.navigate('/role');
  expect(isAsking).toHaveBeenCalledOnce();
  expect(where(router)).toBe('/role');
});
