/**
 * `tests/data/page-rights.tsv`, line by line: what a person must hold to see a page, or a part of the frame. A second
 * witness, kept apart from the features.
 */
import fs from 'node:fs';

export const PAGE_RIGHTS: readonly string[] = fs
  .readFileSync('tests/data/page-rights.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);
