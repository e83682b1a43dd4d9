/** The page on the architecture names files and functions that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from '../builders/none.ts';

const PAGE = 'docs/architecture.md';
const text = readFileSync(PAGE, 'utf8');

/** A link to a file, and the names that stand in brackets or after a comma behind it. */
const LINK = /\[`?[^\]]+?`?\]\(([^)]+)\)(?:\s\(|,\s)?((?:`\w+`(?:,\s)?)*)/g;
const steps = [...text.matchAll(LINK)].map(([, link = '', names = '']) => ({
  path: join(dirname(PAGE), link.replace(/#.*/, '')),
  names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''),
}));

describe('docs/architecture.md', () => {
  it('is read with its steps and their names', () => {
    expect(steps.length).toBeGreaterThan(25);
    expect(steps.filter(({ names }) => names.length > 0).length).toBeGreaterThan(20);
  });

  it('leads to what is there', () =>
    expectNone(
      steps.map(({ path }) => path).filter(path => !existsSync(path)),
      `Mend the link in ${PAGE}:`,
    ));

  it.each(steps.filter(({ names }) => names.length > 0))('$path has $names', ({ path, names }) => {
    const source = readFileSync(path, 'utf8');
    const isDeclared = (name: string) => new RegExp(`\\b(?:function|const|class)\\s+${name}\\b`).test(source);
    expectNone(
      names.filter(name => !isDeclared(name)),
      `Mend the name in ${PAGE}:`,
    );
  });
});
