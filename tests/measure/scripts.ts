/** Which scripts of a build run before a page is alive. */
import fs from 'node:fs';
import path from 'node:path';

/** What a first load may need. */
export const FIRST_LOAD = {
  /** What the smallest react-admin app sends (`tests/bench/floor`), as last measured by `npm run bench`. */
  floorBytes: 266_112,
  /** Script before the sign-in form can be used. */
  formBytes: 4 * 1024,
  /** Script until the first list shows its rows, as a multiple of the floor's. */
  timesFloor: 1.25,
  files: 25,
  /** What a new feature may add. */
  featureBytes: 300,
} as const;

/** The scripts that a built `index.html` names, with all that they import before they run. */
export function scriptsBefore(folder: string): string[] {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const found = new Set<string>();
  for (const [, src = ''] of html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g))
    collect(path.join(folder, src), found);
  return [...found];
}

/** As the server sends them: the compressed form beside each. */
export const sentBytes = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0);

/** The scripts of a build that a list needs, those of the sign-in included. */
export function scriptsOfList(folder: string, page: string): string[] {
  const found = new Set(scriptsBefore(folder));
  const assets = path.join(folder, 'assets');
  for (const name of ['form', 'console', 'catalogue-zh', 'resources', 'resource-words-zh', page]) {
    const file = fs.readdirSync(assets).find(one => one.replace(/-[\w-]{8}\.js$/, '') === name);
    if (!file) throw new Error(`${name} is in no file of its own`);
    collect(path.join(assets, file), found);
  }
  return [...found];
}

/** A script and what it imports before it runs; what it imports later may take its time. */
function collect(file: string, into: Set<string>) {
  if (into.has(file)) return;
  into.add(file);
  const code = fs.readFileSync(file, 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g))
    collect(path.resolve(path.dirname(file), from), into);
}
