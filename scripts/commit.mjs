/** The commit that sources were taken from. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** As `src/contract/build.ts` declares it; null without git, or without the repository of this very folder. */
export function commitOf(folder) {
  // an archive may lie within the repository of something else
  if (!fs.existsSync(path.join(folder, '.git'))) return null;
  const git = (...words) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' }).stdout?.trim();
  const commit = git('describe', '--always', '--abbrev=10', '--exclude=*', '--dirty');
  const seconds = Number(git('log', '-1', '--format=%ct'));
  return commit && seconds ? { commit, date: seconds * 1_000 } : null;
}
