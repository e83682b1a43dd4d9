/** Which files of tests belong to a feature: by their path, or because they say so in a line `// @feature …`. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ready.mjs';

/** Long measurements are no test of a feature. */
const FOLDERS = [
  'src',
  'i18n',
  'tests/upstream',
  'tests/house',
  'tests/pages',
  'tests/faults',
  'tests/journeys',
];

const SAYS = /^\/\/ @feature (.+)$/m;

export const featuresNamedBy = source =>
  SAYS.exec(source)?.[1]
    .split(',')
    .map(name => name.trim()) ?? [];

/** The files that are about any of the words. */
export const testsAbout = words =>
  allTests().filter(file => {
    const named = featuresNamedBy(fs.readFileSync(path.join(root, file), 'utf8'));
    return words.some(word => named.includes(word) || isPart(word, file));
  });

/** Every name under which there are tests of more than one kind, for who has misspelt one. */
export const features = () =>
  fs
    .readdirSync(path.join(root, 'src/features'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);

function allTests() {
  return FOLDERS.flatMap(folder => {
    if (!fs.existsSync(path.join(root, folder))) return [];
    return fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:test|spec)\.tsx?$/.test(file))
      .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`);
  });
}

/** A whole word of the path: `log` is no part of `catalogues`. */
const isPart = (word, file) =>
  `/${file.toLowerCase()}`.split(/[/.]/).some(name => `-${name}-`.includes(`-${word.toLowerCase()}-`));
