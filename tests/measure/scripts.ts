/** Which scripts of a build run before a page is alive. */
import fs from 'node:fs';
import path from 'node:path';

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

/** A script and what it imports before it runs; what it imports later may take its time. */
function collect(file: string, into: Set<string>) {
  if (into.has(file)) return;
  into.add(file);
  const code = fs.readFileSync(file, 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g))
    collect(path.resolve(path.dirname(file), from), into);
}
