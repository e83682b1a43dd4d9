/**
 * Which test files belong to a feature: by their path, or by a line `// @feature …`. A table over everything says
 * `// @feature *`: it belongs to each feature, and tries that feature's pages and calls.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ready.mjs';
import { testFiles } from './tiers.mjs';

/** Measurements, days of a town and databases of old releases are no test of a feature. */
const OF_NONE = /^tests\/(?:bench|long|measure|released)\//;
const SAYS = /^\/\/ @feature (.+)$/m;

export const featuresNamedBy = source =>
  SAYS.exec(source)?.[1]
    .split(',')
    .map(name => name.trim()) ?? [];

/** Folders of features. */
export const features = () =>
  fs
    .readdirSync(path.join(root, 'src/features'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);

/**
 * @param {string[]} words
 * @returns {{ own: string[], tables: string[] }} the files that are about any of the words, and the tables where one of
 * the words is a feature
 */
export function testsAbout(words) {
  const files = testFiles()
    .filter(file => !OF_NONE.test(file))
    .map(file => ({ file, named: featuresNamedBy(fs.readFileSync(path.join(root, file), 'utf8')) }));
  const hasTables = features().some(name => words.includes(name));
  const isTable = ({ named }) => hasTables && named.includes('*');
  const isOwn = one =>
    !isTable(one) && words.some(word => one.named.includes(word) || isPart(word, one.file));
  const paths = isOne => files.filter(isOne).map(({ file }) => file);
  return { own: paths(isOwn), tables: paths(isTable) };
}

/** A whole word of the path: `log` is no part of `catalogues`. */
const isPart = (word, file) =>
  `/${file.toLowerCase()}`.split(/[/.]/).some(name => `-${name}-`.includes(`-${word.toLowerCase()}-`));
