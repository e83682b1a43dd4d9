/** The check of words and names: what it refuses, and what it leaves alone. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface PlainWords {
  complaints(line: string): string[];
  added(diff: string): { place: string; line: string }[];
}

const { complaints, added } = (await import(
  path.resolve(import.meta.dirname, '../../scripts/plain-words.mjs')
)) as PlainWords;

describe('a line', () => {
  it.each([
    ['/** Whoever is outside the city. */', 'Whoever'],
    ['  // the list is read anew', 'anew'],
    [' * Nobody who holds more is touched.', 'Nobody who holds more is'],
    ['  const x = 1; // outside the city, as the crow flies', 'as the crow flies'],
    ['/** The orders that he sees. */', 'he'],
    ['export interface AskedDriver {', 'AskedDriver'],
    ['export const keptAnswer = 1;', 'keptAnswer'],
  ])('is refused: %s', (line, named) => {
    expect(complaints(line).join()).toContain(named);
  });

  it.each([
    ['/** Outside the city, straight-line distances are used. */'],
    ["  notify('whoever is told of it anew');"],
    ['export const keptPages = 1;'.replace('keptPages', 'cachedPages')],
    ['  // the user may edit their own account'],
    ['const askedOnce = false;'],
  ])('is plain: %s', line => {
    expect(complaints(line)).toEqual([]);
  });
});

it('only lines that a change adds are judged, each with its place', () => {
  const diff = [
    '--- a/src/one.ts',
    '+++ b/src/one.ts',
    '@@ -4,1 +7,2 @@',
    '-// the old line, anew',
    '+// first',
    '+// second',
  ].join('\n');
  expect(added(diff)).toEqual([
    { place: 'src/one.ts:7', line: '// first' },
    { place: 'src/one.ts:8', line: '// second' },
  ]);
});
