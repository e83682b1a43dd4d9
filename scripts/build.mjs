/** Builds console and upstream into `dist/`, unless nothing has changed since the last time. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { commitOf } from './commit.mjs';
import { root, run } from './ready.mjs';

const SOURCES = [
  'src',
  'i18n',
  'public',
  'index.html',
  ...fs.readdirSync(root).filter(file => /^vite\..+\.ts$/.test(file)),
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
const STAMP = path.join(root, 'dist/built-from');

/** Told by the server, since files of the console are named by their content, which a commit must not change. */
const COMMIT = path.join(root, 'dist/upstream/build.json');

export function build() {
  bundle();
  fs.writeFileSync(COMMIT, JSON.stringify(commitOf(root)));
}

function bundle() {
  const print = fingerprint();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === print) return;
  fs.rmSync(STAMP, { force: true });
  console.log('Building');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', 'dist/console', '--emptyOutDir']);
  run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', 'vite.upstream.config.ts']);
  compress(path.join(root, 'dist/console'));
  fs.writeFileSync(STAMP, print);
}

/** Names and contents of all that goes into a build: times of files mean nothing after a clone. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = file => {
    const full = path.join(root, file);
    const stat = fs.statSync(full, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of fs.readdirSync(full).sort()) add(path.join(file, name));
    } else if (stat && !/\.test\.tsx?$/.test(file)) {
      hash.update(`${file}\0`).update(fs.readFileSync(full)).update('\0');
    }
  };
  for (const source of SOURCES) add(source);
  return hash.digest('hex');
}

/** Beside every text file its brotli and gzip form, for the server to send as they are. */
export function compress(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:js|css|svg|json|mjs|webmanifest)$/.test(entry.name)) continue;
    const content = fs.readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

if (process.argv[1] === path.join(root, 'scripts/build.mjs')) build();
