/** What `npm test` makes of a second try, and what it takes to be about a feature. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const script = (name: string) => import(path.join(root, 'scripts/testing', name));

const { featuresNamedBy, testsAbout } = (await script('of-feature.mjs')) as {
  featuresNamedBy(source: string): string[];
  testsAbout(words: string[]): string[];
};

interface Told {
  tests: { name: string; status: string }[];
  broken?: string;
}
const { judgedTwice } = (await script('try-again.mjs')) as {
  judgedTwice(first: Told, second: Told): { file: Told; unsteady: string[] };
};

/** Named by an act, whichever window it is done in. */
const acts = ['tests/journeys', 'tests/pages'].flatMap(folder =>
  fs
    .readdirSync(path.join(root, folder))
    .filter(file => /\.(?:spec|test)\.ts$/.test(file))
    .map(file => `${folder}/${file}`),
);
const rooms = new Set(
  fs
    .readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name),
);

describe('what is about a feature', () => {
  it.each(acts)('%s says which, and there is such a room', file => {
    const named = featuresNamedBy(fs.readFileSync(path.join(root, file), 'utf8'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(name => !rooms.has(name))).toEqual([]);
  });

  it('is found by its folder, by a word in the name of a file, and by what a journey says', () => {
    const found = testsAbout(['driver']);
    expect(found).toContain('src/upstream/driver/check/spot-check.test.ts');
    expect(found).toContain('tests/pages/a-driver-is-spot-checked.test.ts');
    expect(found).toContain('tests/pages/drivers-are-let-in.test.ts');
    expect(found.filter(file => file.includes('vehicle'))).toEqual([]);
  });

  it('is not found in a part of a word', () => {
    expect(testsAbout(['log'])).not.toContain('src/app/catalogues.test.ts');
    expect(testsAbout(['nothing-of-that-name'])).toEqual([]);
  });
});

describe('a second try', () => {
  const passed = (name: string) => ({ name, status: 'passed' });
  const failed = (name: string) => ({ name, status: 'failed' });

  it('counts once what passes then, and names it', () => {
    const first = { tests: [passed('a'), failed('b')] };
    expect(judgedTwice(first, { tests: [passed('a'), passed('b')] })).toEqual({
      file: { tests: [passed('a'), passed('b')] },
      unsteady: ['b'],
    });
  });

  it('leaves failed what fails again', () => {
    const twice = { tests: [passed('a'), failed('b')] };
    expect(judgedTwice(twice, twice)).toEqual({ file: twice, unsteady: [] });
  });

  it('names also what failed only then', () => {
    const first = { tests: [passed('a'), failed('b')] };
    expect(judgedTwice(first, { tests: [failed('a'), passed('b')] })).toEqual({
      file: { tests: [passed('a'), passed('b')] },
      unsteady: ['a', 'b'],
    });
  });

  it('is given to a file that did not even begin, and believed only where it begins then', () => {
    const first = { tests: [{ name: 'a', status: 'skipped' }], broken: 'no browser' };
    expect(judgedTwice(first, { tests: [passed('a')] })).toEqual({
      file: { tests: [passed('a')] },
      unsteady: ['the file as a whole'],
    });
    expect(judgedTwice(first, first).file.broken).toBe('no browser');
  });

  it('that does not even begin takes nothing back', () => {
    const skipped = ['a', 'b'].map(name => ({ name, status: 'skipped' }));
    const first = { tests: [passed('a'), failed('b')] };
    expect(judgedTwice(first, { tests: skipped, broken: 'no browser' }).file.tests).toEqual(first.tests);
    expect(judgedTwice(first, { tests: [], broken: 'no browser' }).file.tests).toEqual(first.tests);
  });
});
