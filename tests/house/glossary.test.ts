/** The glossary says what the contract says: each word stands at the head of the file that it names. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const rows = fs
  .readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, chinese, english, , file] = /^\| (\S+) \| ([^|]+) \| ([^|]+) \| \[`([^`]+)`\]/.exec(line) ?? [];
    return chinese && english && file ? [{ chinese, english, file }] : [];
  });

it('has words', () => expect(rows.length).toBeGreaterThan(40));

it.each(rows)('$chinese is $english in $file', ({ chinese, english, file }) => {
  const source = fs.readFileSync(path.join(root, 'src/contract', file), 'utf8');
  const head = source.slice(0, source.indexOf('*/')).replaceAll(/\s*\n \* ?/g, ' ');
  expect(head).toMatch(new RegExp(`${chinese}(?:/\\S+)? ${english}(?![a-z])`));
});
