// @vitest-environment happy-dom
/** Which tests `npm test` runs, what it takes to be about a feature, what it may cost, and what it makes of a second try. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { pagesOf } from '../../src/data/routes.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { expectNone } from '../builders/none.ts';
import { SAMPLE } from '../builders/sample.ts';

const root = path.resolve(import.meta.dirname, '../..');
const script = (name: string) => import(path.join(root, 'scripts/testing', name));

const {
  features: folders,
  featuresNamedBy,
  testsAbout,
} = (await script('of-feature.mjs')) as {
  features(): string[];
  featuresNamedBy(source: string): string[];
  testsAbout(words: string[]): { own: string[]; tables: string[] };
};
const { testFiles, tierOf } = (await script('tiers.mjs')) as {
  testFiles(): string[];
  tierOf(file: string): 'core' | 'full';
};
const { CEILINGS, exceeded } = (await script('ceilings.mjs')) as {
  CEILINGS: Ceilings;
  exceeded(part: string, made: Record<string, number>, ceilings?: Ceilings): string[];
};
type Ceilings = Record<string, Record<string, { most: number; why: string }>>;

interface Told {
  tests: { name: string; status: string }[];
  broken?: string;
}
const { judgedTwice } = (await script('try-again.mjs')) as {
  judgedTwice(first: Told, second: Told): { file: Told; unsteady: string[] };
};

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('a tier', () => {
  it('is said in the first line of a file, or nowhere', () => {
    const wrong = testFiles().filter(file => tierOf(file) === 'core' && /^\/\/ @tier/m.test(read(file)));
    expectNone(wrong, 'Write // @tier full as the first line, or leave it out:');
  });

  it('is full for some files of each kind, and core for others', () => {
    for (const folder of [
      'src/',
      'tests/upstream/',
      'tests/house/',
      'tests/faults/',
      'tests/pages/',
      'tests/journeys/',
    ]) {
      const tiers = new Set(
        testFiles()
          .filter(file => file.startsWith(folder))
          .map(tierOf),
      );
      expect([...tiers].sort(), folder).toEqual(['core', 'full']);
    }
  });

  it.each(['masked-values-stay-masked', 'one-order-has-one-driver', 'sent-again-done-once'])(
    'is core for %s',
    name => expect(tierOf(`tests/faults/${name}.spec.ts`)).toBe('core'),
  );
});

describe('the sample of the tables over everything', () => {
  const paths = new Set(pagesOf(features).map(({ path }): string => path));
  const rooms = new Set(ALL_CALLS.map(({ room }) => room));

  it('names what is there', () => {
    expectNone(
      SAMPLE.paths.filter(one => !paths.has(one)),
      'Take the path out of tests/builders/sample.ts:',
    );
    expectNone(
      [...SAMPLE.rooms].filter(one => !rooms.has(one)),
      'Take the room out of tests/builders/sample.ts:',
    );
  });
});

describe('what a part of core may make', () => {
  const ceilings = { pages: { databases: { most: 2, why: 'one for each file' } } };

  it('has a reason', () => {
    for (const part of Object.values(CEILINGS))
      for (const { most, why } of Object.values(part))
        expect([most > 0, why.length > 20]).toEqual([true, true]);
  });

  it('is held', () => {
    expect(exceeded('pages', { databases: 2, servers: 9 }, ceilings)).toEqual([]);
    expect(exceeded('pages', { databases: 3 }, ceilings)).toHaveLength(1);
    expect(exceeded('unit', { databases: 3 }, ceilings)).toEqual([]);
  });
});

/** Named by an act, whichever window it is done in. */
const acts = testFiles().filter(file => /^tests\/(?:journeys|pages)\//.test(file));
const rooms = new Set(
  fs
    .readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name),
);

describe('what is about a feature', () => {
  it.each(acts)('%s says which, and there is such a room', file => {
    const named = featuresNamedBy(read(file));
    expect(named.length).toBeGreaterThan(0);
    expectNone(
      named.filter(name => name !== '*' && !rooms.has(name)),
      'Name a folder of src in the line // @feature:',
    );
  });

  it('is found by its folder, by a word in the name of a file, and by what a journey says', () => {
    const { own } = testsAbout(['driver']);
    expect(own).toContain('src/upstream/driver/check/spot-check.test.ts');
    expect(own).toContain('tests/pages/a-driver-is-spot-checked.test.ts');
    expect(own).toContain('tests/pages/drivers-are-let-in.test.ts');
    expect(own.filter(file => file.includes('vehicle'))).toEqual([]);
  });

  it('is found in both tiers', () => {
    const tiers = new Set(testsAbout(['driver']).own.map(tierOf));
    expect([...tiers].sort()).toEqual(['core', 'full']);
  });

  it.each(folders())('%s has the tables over everything', name => {
    const { tables } = testsAbout([name]);
    expect(tables).toContain('tests/pages/every-list.test.ts');
    expect(tables).toContain('tests/upstream/every-call-as-every-role.test.ts');
  });

  it('is not found in a part of a word', () => {
    expect(testsAbout(['log']).own).not.toContain('src/app/catalogues.test.ts');
    expect(testsAbout(['nothing-of-that-name'])).toEqual({ own: [], tables: [] });
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
