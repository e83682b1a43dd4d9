/** `npm run conform`: runs `src/conform` as it stands, since an operator may not have built anything yet. */
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

checkNode();
install();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(path.join(root, 'src/conform/main.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.conform(process.argv.slice(2), process.env, text =>
  process.stdout.write(text),
);
