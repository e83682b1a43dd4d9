/** The judge of imports is tested itself: it must see the whole house, and catch a bad import of every kind. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNone } from '../builders/none.ts';

const root = path.resolve(import.meta.dirname, '../..');
const depcruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

interface Verdict {
  modules: Module[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

function judge(folder: string, rooms: string[]): Verdict {
  const config = path.join(folder, '.dependency-cruiser.cjs');
  const result = spawnSync(
    process.execPath,
    [depcruise, ...rooms, '--config', config, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(result.stdout) as Verdict;
}

const codeFiles = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

const IS_TEST = /\.test\.tsx?$/;

/** `src` itself is judged by rules of its own: the entries of the upstream put the simulator in. */
const OUTERMOST = 1;

/** Pairs of folders side by side that import each other, each with a file of either direction. */
function mutualSiblings(modules: readonly Module[]): string[] {
  const imports = new Map<string, string>();
  for (const { source, dependencies } of modules) {
    if (!source.startsWith('src/') || IS_TEST.test(source)) continue;
    const from = source.split('/');
    for (const { resolved } of dependencies) {
      const to = resolved.split('/');
      const depth = from.findIndex((part, index) => part !== to[index]);
      const areFolders = depth > OUTERMOST && depth < from.length - 1 && depth < to.length - 1;
      if (!areFolders) continue;
      const sides = [from, to].map(parts => parts.slice(0, depth + 1).join('/'));
      imports.set(sides.join(' → '), `${source} → ${resolved}`);
    }
  }
  return [...imports].flatMap(([sides, one]) => {
    const other = imports.get(sides.split(' → ').toReversed().join(' → '));
    return other !== undefined && one < other ? [`${one} and ${other}`] : [];
  });
}

describe('the house as it stands', () => {
  const verdict = judge(root, ['src', 'i18n', 'tests']);

  it('breaks no rule', () => {
    expect(verdict.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual(
      [],
    );
  });

  it('has no two folders side by side that import each other', () => {
    expectNone(
      mutualSiblings(verdict.modules),
      'Move what both folders need beneath them, or what joins them above:',
    );
  });

  it('was seen whole', () => {
    const seen = new Set(verdict.modules.map(module => module.source));
    const missed = ['src', 'i18n', 'tests'].flatMap(folder =>
      codeFiles(folder)
        .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`)
        .filter(file => !seen.has(file)),
    );
    expectNone(missed, 'dependency-cruiser did not read:');
    expect(seen.size).toBeGreaterThan(60);
  });
});

/** From a file, what it must not import, and the rule that says so. */
const PLANTED: [rule: string, from: string, to: string][] = [
  ['contract-stands-alone', 'src/contract/taxi.ts', 'src/data/send.ts'],
  ['console-never-sees-upstream', 'src/data/near.ts', 'src/upstream/core/http/mount.ts'],
  ['upstream-never-sees-console', 'src/upstream/core/far.ts', 'src/data/send.ts'],
  ['upstream-features-are-strangers', 'src/upstream/one/handlers.ts', 'src/upstream/two/queries.ts'],
  ['core-knows-no-feature', 'src/upstream/core/curious.ts', 'src/upstream/two/queries.ts'],
  ['core-knows-no-feature', 'src/upstream/core/learned.ts', 'src/upstream/domain/fleet/tables.ts'],
  ['domain-knows-no-feature', 'src/upstream/domain/fleet/curious.ts', 'src/upstream/two/queries.ts'],
  ['features-are-strangers', 'src/features/one/List.tsx', 'src/features/two/feature.ts'],
  ['one-door', 'src/app/roof.ts', 'src/features/two/Window.tsx'],
  ['features-stay-below-the-roof', 'src/features/one/Up.tsx', 'src/shell/Frame.tsx'],
  ['shell-knows-no-feature', 'src/shell/Knowing.tsx', 'src/features/two/feature.ts'],
  ['kit-and-map-know-no-contract', 'src/kit/Part.tsx', 'src/contract/grammar/call.ts'],
  ['kit-and-map-know-no-contract', 'src/map/layers/Vehicles.tsx', 'src/contract/grammar/call.ts'],
  ['data-looks-down', 'src/data/up.ts', 'src/shell/Frame.tsx'],
  ['late-stands-alone', 'src/late/knowing.ts', 'src/kit/late.tsx'],
  ['conform-judges-from-outside', 'src/conform/partial.ts', 'src/upstream/core/http/mount.ts'],
  ['conform-judges-from-outside', 'src/conform/close.ts', 'src/data/send.ts'],
  ['conform-serves-nobody', 'src/app/judging.ts', 'src/conform/judge.ts'],
  ['second-witness', 'tests/foreign-upstream/borrowed.ts', 'src/contract/grammar/call.ts'],
  ['catalogues-come-through-app', 'src/shell/Words.tsx', 'i18n/zh/words.ts'],
  ['dialogs-come-from-kit', 'src/features/one/Asking.tsx', 'node_modules/@mui/material/Dialog'],
  ['no-cycle', 'src/kit/hen.ts', 'src/kit/egg.ts'],
  ['no-unresolved', 'src/kit/lost.ts', 'src/kit/nowhere.ts'],
  ['no-barrel', 'src/kit/lazy.ts', 'src/kit/parts/index.ts'],
];

const PACKAGES = 'node_modules/';
const isPackage = (file: string) => file.startsWith(PACKAGES);

describe('a planted bad import', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-imports-'));
  let verdict: Verdict;

  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.appendFileSync(target, text);
  };
  const importing = (from: string, to: string) => {
    if (isPackage(to)) return `import '${to.slice(PACKAGES.length)}';\n`;
    const relative = path.relative(path.dirname(from), to).replaceAll(path.sep, '/');
    return `import '${relative.startsWith('.') ? relative : `./${relative}`}';\n`;
  };

  beforeAll(() => {
    fs.cpSync(path.join(root, '.dependency-cruiser.cjs'), path.join(folder, '.dependency-cruiser.cjs'));
    fs.cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const [, from, to] of PLANTED) {
      write(from, importing(from, to));
      // the packages are the project's own, reached by a link: nothing is written there
      if (!to.includes('nowhere') && !isPackage(to)) write(to, 'export {};\n');
    }
    write('src/kit/egg.ts', importing('src/kit/egg.ts', 'src/kit/hen.ts'));
    write('src/kit/list/one.ts', importing('src/kit/list/one.ts', 'src/kit/record/other.ts'));
    write('src/kit/record/two.ts', importing('src/kit/record/two.ts', 'src/kit/list/another.ts'));
    write('src/kit/record/other.ts', 'export {};\n');
    write('src/kit/list/another.ts', 'export {};\n');
    verdict = judge(folder, ['src', 'i18n', 'tests']);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('is caught between folders side by side, in whatever files', () => {
    expect(mutualSiblings(verdict.modules)).toEqual([
      expect.stringMatching(/^src\/kit\/list\/one\.ts → .* and src\/kit\/record\/two\.ts → /),
    ]);
  });

  it.each(PLANTED)('is caught by %s: %s → %s', (rule, from) => {
    const caught = verdict.summary.violations.filter(violation =>
      [violation.from, violation.to].includes(from),
    );
    expect(caught.map(violation => violation.rule.name)).toContain(rule);
  });
});
