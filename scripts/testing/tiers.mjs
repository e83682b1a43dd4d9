/**
 * Two tiers of test files: core is what `npm test` runs, full is everything. A file is core unless its first line is
 * `// @tier full`. With `TEST_TIER=full` in the environment both are run.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ready.mjs';

const MARK = '// @tier full';

/** Folders that have test files. */
const FOLDERS = ['src', 'i18n', 'tests'];

export const isFullTier = () => process.env.TEST_TIER === 'full';

/** @param {string} file relative to the project's folder @returns {'core' | 'full'} */
export function tierOf(file) {
  const [line] = fs.readFileSync(path.join(root, file), 'utf8').split('\n', 1);
  return line === MARK ? 'full' : 'core';
}

/** Every test file, relative to the project's folder. @returns {string[]} */
export const testFiles = () =>
  FOLDERS.flatMap(folder =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:test|spec)\.tsx?$/.test(file))
      .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );

/** What the runner leaves out in this tier. @returns {string[]} */
export const leftOut = () => (isFullTier() ? [] : testFiles().filter(file => tierOf(file) === 'full'));
