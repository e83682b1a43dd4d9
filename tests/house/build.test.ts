// @tier full
/** Of which commit a build says it is, with git and without. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { version } from '../../package.json';
import { Build } from '../../src/contract/build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { commitOf } = (await import(path.join(root, 'scripts/commit.mjs'))) as {
  commitOf(folder: string): Build;
};

const COMMITTED_ON = Date.UTC(2026, 5, 14, 8, 30);
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-commit-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (text: string) => fs.writeFileSync(path.join(folder, 'a.ts'), text);

function commit() {
  const date = new Date(COMMITTED_ON).toISOString();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  write('1');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  git('tag', '-a', 'v1', '-m', 'a release does not take the place of its commit');
}

it('is a commit with its date, and says when files differ from it', () => {
  commit();
  const clean = Build.parse(commitOf(folder));
  expect(clean).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{10}$/), date: COMMITTED_ON });
  write('2');
  expect(commitOf(folder)).toEqual({ ...clean, commit: `${clean?.commit}-dirty` });
});

it('is none without a repository, also where an archive lies in the repository of something else', () => {
  expect(commitOf(folder)).toBeNull();
  commit();
  const unpacked = path.join(folder, 'unpacked');
  fs.mkdirSync(unpacked);
  expect(commitOf(unpacked)).toBeNull();
});

it('has its version at the head of the change log', () => {
  const [, newest] = /^## (\S+)/m.exec(fs.readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(version);
});

it('is none where git itself is missing', () => {
  commit();
  const before = process.env.PATH;
  process.env.PATH = folder;
  try {
    expect(commitOf(folder)).toBeNull();
  } finally {
    process.env.PATH = before;
  }
});
