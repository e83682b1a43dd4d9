/** What is judged without running it: beside each other, and beside the first tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../ready.mjs';

const packages = program => path.join(root, 'node_modules', program);

const CHECKS = {
  format: [packages('@biomejs/biome/bin/biome'), 'check', '.'],
  types: [packages('typescript7/bin/tsc'), '--noEmit'],
  imports: [
    packages('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['src', 'i18n', 'tests', '--config', '.dependency-cruiser.cjs'],
  ],
};

/** Answers for each its seconds, and what it complains of. */
export const startChecks = () =>
  Promise.all([
    ...Object.entries(CHECKS).map(([name, command]) =>
      check(name, command, (status, said) => status !== 0 && said),
    ),
    check('build', [path.join(root, 'scripts/build.mjs')], warnings),
  ]);

/** A build says that it builds, and nothing else. */
function warnings(status, said) {
  const more = said.replace(/^Building\n/, '').trim();
  return (status !== 0 || more !== '') && (more || `ended with ${status}`);
}

async function check(name, command, judge) {
  const startedOn = Date.now();
  const running = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const [said, more, [status]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ]);
  const complaint = judge(status, said + more) || undefined;
  return { name, seconds: Math.round((Date.now() - startedOn) / 1000), complaint };
}
