/** The faults that `npm run mutants` plants still have their places, and the tests that are to find them. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Mutant {
  what: string;
  file: string;
  tests: string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const { MUTANTS, mutated, isFoundBy } = (await import(path.join(root, 'scripts/testing/mutants.mjs'))) as {
  MUTANTS: Mutant[];
  mutated(mutant: Mutant, source: string): string;
  isFoundBy(outcome: Outcome): boolean;
};

interface Outcome {
  files: { tests: { status: string }[]; broken?: string }[];
  broken?: string;
}

it.each(MUTANTS)('$what', mutant => {
  const source = fs.readFileSync(path.join(root, mutant.file), 'utf8');
  expect(mutated(mutant, source)).not.toBe(source);
  expect(mutant.tests.filter(test => !fs.existsSync(path.join(root, test)))).toEqual([]);
});

it('are planted nowhere else than where they say', () => {
  const mutant = { what: 'twice', file: 'a.ts', from: 'a', to: 'b', tests: [] };
  expect(() => mutated(mutant, 'a a')).toThrow('twice');
  expect(() => mutated(mutant, 'c')).toThrow('twice');
});

it('are found by a test that fails, and not by tests that do not even begin', () => {
  const passed = { tests: [{ status: 'passed' }] };
  expect(isFoundBy({ files: [passed, { tests: [{ status: 'failed' }], broken: 'later' }] })).toBe(true);
  expect(isFoundBy({ files: [passed] })).toBe(false);
  expect(() => isFoundBy({ files: [passed, { tests: [], broken: 'no module' }] })).toThrow('no module');
  expect(() => isFoundBy({ files: [], broken: 'ended with 1' })).toThrow('ended with 1');
});
