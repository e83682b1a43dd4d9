/** `npm run backup` and `npm run restore`: the built program on the database that the settings name. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

checkNode();
install();
const { build } = await import('./build.mjs');
build();

const program = path.join(root, 'dist/upstream/maintenance.js');
const { status } = spawnSync(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
