import { expect, it } from 'vitest';
import type { City } from '../../map/city.ts';
import { GROUNDS, setupOf, usualGround } from './grounds.ts';

const base = {
  kind: 'tiles',
  url: 'https://t.test/{z}/{x}/{y}.png',
  coordinates: 'gcj02',
  attribution: 'T',
} as const;
const city = {} as City;

it('offers what is set up, and the still picture always', () => {
  const offered = (settings: Parameters<typeof setupOf>[1], town: City | null) =>
    GROUNDS.filter(ground => setupOf(ground, settings, town));
  expect(offered({}, null)).toEqual(['plain']);
  expect(offered({}, city)).toEqual(['city', 'plain']);
  expect(offered({ googleKey: 'key', base }, city)).toEqual([...GROUNDS]);
});

it('sets up nothing but the one that is tried', () => {
  expect(setupOf('google', { googleKey: 'key', base }, city)).toEqual({ googleKey: 'key' });
  expect(setupOf('configured', { googleKey: 'key', base }, city)).toEqual({ base });
  expect(setupOf('city', { googleKey: 'key', base }, city)).toEqual({});
});

it('begins with what the other pages show', () => {
  expect(usualGround({ googleKey: 'key', base })).toBe('google');
  expect(usualGround({ base })).toBe('configured');
  expect(usualGround({})).toBe('city');
});
