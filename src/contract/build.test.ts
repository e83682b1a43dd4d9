import { expect, it } from 'vitest';
import { releaseText } from './build.ts';

it('a release is told with its build, or that nobody knows it', () => {
  const build = { commit: 'a605a0e1b2', date: Date.UTC(2026, 5, 14, 8, 30) };
  expect(releaseText('2.19.0', build)).toBe('2.19.0 (build a605a0e1b2 of 2026-06-14T08:30:00.000Z)');
  expect(releaseText('2.19.0', null)).toBe('2.19.0 (built without git)');
});
