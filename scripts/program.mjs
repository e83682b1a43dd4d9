/** Runs one of the built programs beside the server, with the words that were given on the command line. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

export async function runProgram(name) {
  checkNode();
  install();
  const { build } = await import('./build.mjs');
  build();
  const program = path.join(root, `dist/upstream/${name}.js`);
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
