/** What `scripts/build.mjs` has written beside the program. */
import fs from 'node:fs';
import path from 'node:path';
import { Build } from '../contract/build.ts';

/** Null where nothing was written: in development, and in tests. @param folder of the running program */
export function readBuild(folder: string): Build {
  const file = path.join(folder, 'build.json');
  return fs.existsSync(file) ? Build.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : null;
}
