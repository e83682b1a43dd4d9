/** What a browser must fetch before the sign-in form can be used stays small, whatever the console grows to. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const built = path.resolve(import.meta.dirname, '../../dist/console');
const LIMIT_BYTES = 3 * 1024;

it('the scripts before the form are within 3 KB as they are sent', () => {
  const html = fs.readFileSync(path.join(built, 'index.html'), 'utf8');
  const entries = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
  expect(entries).toHaveLength(1);
  const needed = new Set<string>();
  for (const entry of entries) collect(path.join(built, entry), needed);
  const bytes = [...needed].reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
});

/** A script and what it imports before it runs; what it imports later may take its time. */
function collect(file: string, into: Set<string>) {
  if (into.has(file)) return;
  into.add(file);
  const code = fs.readFileSync(file, 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g))
    collect(path.resolve(path.dirname(file), from), into);
}
