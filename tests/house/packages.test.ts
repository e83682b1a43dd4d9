/** What is imported is declared, and where it ships, as a dependency; what is declared is used. */
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { expectNone } from '../builders/none.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** Used without an import, each with what uses it. */
const WITHOUT_IMPORT: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm run check',
  '@emotion/styled': 'a peer of @mui/material',
  'dependency-cruiser': 'npm run check',
  typescript7: 'npm run check',
};
/** Types of a package that is imported, or of Node. */
const isTypes = (name: string) => name.startsWith('@types/');

const isCode = (file: string) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !file.endsWith('.d.ts');
const filesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.posix.join(folder, file.replaceAll(path.sep, '/')));
const FILES = [
  ...['src', 'i18n', 'tests', 'scripts'].flatMap(filesIn),
  ...fs.readdirSync(root).filter(file => fs.statSync(path.join(root, file)).isFile()),
].filter(isCode);

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isPackage = (specifier: string) =>
  !/^(?:\.|node:|virtual:)/.test(specifier) && !builtinModules.includes(specifier);

const packagesIn = (source: string): string[] =>
  ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(isPackage)
    .map(packageOf);

const imported = FILES.flatMap(file =>
  packagesIn(fs.readFileSync(path.join(root, file), 'utf8')).map(name => ({ file, name })),
);
const ships = (file: string) => /^(?:src|i18n)\//.test(file) && !/\.test(?:-\w+)?\.tsx?$/.test(file);
const lines = (some: typeof imported) => some.map(({ file, name }) => `${file} imports ${name}`);

describe('a package', () => {
  it('is declared where it is imported', () => {
    const declared = { ...dependencies, ...devDependencies };
    const undeclared = imported.filter(({ name }) => !Object.hasOwn(declared, name));
    expectNone(lines(undeclared), 'Declare it in package.json:');
  });

  it('is a dependency where what imports it ships', () => {
    const wrong = imported.filter(({ file, name }) => ships(file) && !Object.hasOwn(dependencies, name));
    expectNone(lines(wrong), 'Declare it among the dependencies of package.json:');
  });

  it('is not declared without use', () => {
    const used = new Set([...imported.map(({ name }) => name), ...Object.keys(WITHOUT_IMPORT)]);
    const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expectNone(
      declared.filter(name => !used.has(name) && !isTypes(name)),
      'Take it out of package.json, or say in WITHOUT_IMPORT what uses it:',
    );
  });

  it('is seen in every kind of import', () => {
    const source = [
      "import one from 'one';",
      "import type { Two } from '@scope/two/part';",
      "export { three } from 'three/deep';",
      "const four = await import('four');",
      "import 'five';",
      "import fs from 'node:fs';",
      "import { six } from './six.ts';",
    ].join('\n');
    expect(packagesIn(source)).toEqual(['one', '@scope/two', 'three', 'four', 'five']);
  });
});
