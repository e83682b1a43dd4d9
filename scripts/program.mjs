/** Runs one of the built programs beside the server, with the words that were given on the command line. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

/** As it was built with the server that may be running from `dist`; only where nothing is built yet, it is now. */
export async function runProgram(name) {
  checkNode();
  const program = path.join(root, `dist/upstream/${name}.js`);
  if (!fs.existsSync(program)) {
    install();
    const { build } = await import('./build.mjs');
    build();
  }
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', program, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}
