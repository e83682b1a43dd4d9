/** A copy of this house in a temporary folder, to change it and see what becomes of it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** What is made, not written; packages are linked. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '.git',
  '.cache',
  '.env',
  'coverage',
  'data',
  'dist',
  'node_modules',
]);

/** @returns the folder; the caller removes it */
export function copyOfTheHouse(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-house-'));
  for (const part of fs.readdirSync(root).filter(part => !LEFT_OUT.has(part))) {
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
