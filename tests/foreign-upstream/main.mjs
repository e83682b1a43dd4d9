/**
 * The old system for use by hand: `node tests/foreign-upstream/main.mjs [--port 4000] [deviation …]`.
 * Then `UPSTREAM_URL=http://127.0.0.1:4000 npm start`.
 */
import path from 'node:path';
import { runnerImport } from 'vite';

const [flag, ...rest] = process.argv.slice(2);
const hasPort = flag === '--port';
const deviations = hasPort ? rest.slice(1) : [flag, ...rest].filter(Boolean);
const load = async file =>
  (await runnerImport(path.join(import.meta.dirname, file), { configFile: false, logLevel: 'error' })).module;

const { DEVIATIONS } = await load('deviations.ts');
const unknown = deviations.filter(name => !DEVIATIONS.includes(name));
if (unknown.length > 0) {
  console.error(`no such deviation: ${unknown.join(', ')}\nthere are: ${DEVIATIONS.join(', ')}`);
  process.exit(1);
}
const { foreignUpstream } = await load('server.ts');
const { LOGIN_CODE, PASSWORD } = await load('state.ts');
const { url } = await foreignUpstream({ port: hasPort ? Number(rest[0]) : 0, deviations });
console.warn(
  `An old upstream on ${url}: accounts admin, clerk, coder (code ${LOGIN_CODE}), newcomer; password ${PASSWORD}`,
);
