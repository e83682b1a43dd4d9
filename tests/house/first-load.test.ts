/** Which packages the console may ask for before its first list shows; each further one is decided here. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { START_ROOMS } from '../../src/app/rooms.ts';
import { expectNone } from '../builders/none.ts';
import { FIRST_LOAD, scriptsOfList, sentBytes } from '../measure/scripts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FIRST = [
  'src/app/main.tsx',
  'src/features/dashboard/DashboardPage.tsx',
  'src/kit/list/ListPage.tsx',
  'src/features/access/user/AdminUserList.tsx',
];

const PACKAGES = [
  '@date-fns/tz',
  '@emotion/cache',
  '@emotion/react',
  '@mui/material',
  '@tanstack/history',
  '@tanstack/react-query',
  'date-fns',
  'es-toolkit',
  'lucide-react',
  'ra-core',
  'ra-i18n-polyglot',
  'react',
  'react-dom',
  'react-hotkeys-hook',
  'zod',
];

/** Maps, charts, spreadsheets, and whatever else has a page or a dialog of its own. */
const HEAVY =
  /maplibre|deck\.gl|luma\.gl|google-maps|gcoord|charts|echarts|d3|exceljs|xlsx|sheet|jsonexport|fuse|pinyin|draggable|drag-and-drop|hook-form/;

interface Reached {
  files: Set<string>;
  packages: Set<string>;
}

/** Files and packages that come with `entries` before any of them runs. */
function reachedFrom(entries: readonly string[], read: (file: string) => string): Reached {
  const files = new Set(entries);
  const packages = new Set<string>();
  // grows while it is walked
  for (const file of files) {
    for (const name of importsOf(file, read(file))) {
      if (name.startsWith('.')) files.add(path.posix.join(path.posix.dirname(file), name));
      // made by the build, of what is read there
      else if (!name.startsWith('virtual:'))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files, packages };
}

/** What a file imports for good: types vanish, and `import()` waits. */
function importsOf(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  return tree.statements.flatMap(statement => {
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    const isImport = ts.isImportDeclaration(statement) && !vanishes(statement.importClause);
    if (!isExport && !isImport) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

function vanishes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  const isAllTypes =
    names !== undefined && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly);
  return !clause.name && isAllTypes;
}

describe('the first load', () => {
  const { files, packages } = reachedFrom(FIRST, file => fs.readFileSync(path.join(root, file), 'utf8'));

  it('was followed to its ends', () => {
    expect(files.size).toBeGreaterThan(100);
    expect(files).toContain('src/shell/Sidebar.tsx');
  });

  it('asks for no package that was not decided on', () => {
    expectNone(
      [...packages].filter(name => !PACKAGES.includes(name)),
      'Load it with its page, by import(), or decide on it in PACKAGES:',
    );
  });

  it('has no map, chart or spreadsheet in it', () => {
    const heavy = [...packages, ...files].filter(name => HEAVY.test(name) || name.startsWith('src/map/'));
    expectNone(heavy, 'Load it with its page, by import():');
  });

  it('says of no call why it was refused: those words come with a failure', () => {
    expect(START_ROOMS).toContain('error');
    expect(START_ROOMS).not.toContain('reason');
    expect(files).toContain('src/contract/grammar/duplicate-reasons.ts');
    expect(files).not.toContain('src/contract/grammar/reasons.ts');
  });
});

/** What a door is written with: paths, and how a push is told. */
const OF_DOORS =
  /^src\/(?:contract\/grammar\/may\.ts|data\/feature\.ts|late\/load-code\.ts|resource\/pages\/pages-of\.tsx|.*\/paths\.ts|features\/[\w-]+\/(?:feature|news-of-[\w-]+)\.ts)$/;

describe('the door of a feature', () => {
  const doors = fs
    .readdirSync(path.join(root, 'src/features'))
    .map(name => `src/features/${name}/feature.ts`);
  const { files, packages } = reachedFrom(doors, file => fs.readFileSync(path.join(root, file), 'utf8'));

  it('brings nothing into the first load but itself, its paths and its icons', () => {
    expectNone(
      [...files].filter(file => !OF_DOORS.test(file)),
      'Load it by import() in feature.ts:',
    );
    expect([...packages]).toEqual(['lucide-react']);
  });
});

describe('the files of the build', () => {
  const folder = path.join(root, 'dist/console/assets');
  const imports = new Map(
    fs
      .readdirSync(folder)
      .filter(name => name.endsWith('.js'))
      .map(name => [name, importsOf(name, fs.readFileSync(path.join(folder, name), 'utf8'))]),
  );

  it('never wait for each other: one of them would run before what it calls', () => {
    expect([...imports.values()].flat().length).toBeGreaterThan(1_000);
    expect(circleIn(imports)).toBeUndefined();
  });

  it('that the first list needs are within its share of the smallest app, without a map, chart or spreadsheet', () => {
    const needed = scriptsOfList(path.join(root, 'dist/console'), 'AdminUserList');
    expect(sentBytes(needed)).toBeLessThanOrEqual(FIRST_LOAD.timesFloor * FIRST_LOAD.floorBytes);
    expect(needed.length).toBeLessThanOrEqual(FIRST_LOAD.files);
    expectNone(
      needed.map(file => path.basename(file)).filter(name => HEAVY.test(name)),
      'Load it with its page, by import():',
    );
  });

  it('has one for what each feature has in the bar', () => {
    const inBar = fs
      .readdirSync(path.join(root, 'src/features'))
      .filter(name =>
        /^ {2}navbar:/m.test(fs.readFileSync(path.join(root, 'src/features', name, 'feature.ts'), 'utf8')),
      );
    expect(inBar.length).toBeGreaterThan(0);
    const files = [...imports.keys()];
    expect(inBar.filter(name => !files.some(file => file.startsWith(`bar-${name}-`)))).toEqual([]);
    expect(files.filter(file => file.startsWith('frame-parts-'))).toHaveLength(1);
  });

  it('would be found if they did', () => {
    const waiting = new Map([
      ['a', ['./b']],
      ['b', ['./c', './d']],
      ['c', ['./d']],
      ['d', ['./b']],
    ]);
    expect(circleIn(waiting)).toEqual(['b', 'c', 'd', 'b']);
  });
});

/** The first circle of files that lie beside each other. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const from = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    const needed = (imports.get(name) ?? []).map(each => each.replace('./', ''));
    const circle = needed.map(each => from(each, [...way, name])).find(found => found !== undefined);
    done.add(name);
    return circle;
  };
  return [...imports.keys()].map(name => from(name, [])).find(found => found !== undefined);
}

describe('who follows the imports', () => {
  const SOURCES: Record<string, string> = {
    'a/one.ts': `import { two } from '../b/two.ts'; import type { T } from 'types-only';
      import { type U, type V } from 'types-too'; const later = () => import('maplibre-gl');`,
    'b/two.ts': `export { three } from './three.tsx'; import 'effect'; import x, { type W } from '@scope/pack/part';`,
    'b/three.tsx': `import * as all from 'exceljs'; export type { Z } from 'types-as-well';`,
  };
  const found = reachedFrom(['a/one.ts'], file => SOURCES[file] ?? '');

  it('finds what comes at once, through others, and nothing that waits or vanishes', () => {
    expect([...found.files]).toEqual(['a/one.ts', 'b/two.ts', 'b/three.tsx']);
    expect([...found.packages].sort()).toEqual(['@scope/pack', 'effect', 'exceljs']);
  });
});
