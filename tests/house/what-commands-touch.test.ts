// @tier full
/** What `npm start` installs, and what the commands beside a running server leave alone. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const { isInstalled } = (await import(path.join(root, 'scripts/installed.mjs'))) as {
  isInstalled(folder: string): boolean;
};

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-commands-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

describe('packages are installed', () => {
  const one = { version: '1.0.0', integrity: 'sha512-one' };
  const wanted = {
    '': { version: '2.19.0' },
    'node_modules/one': one,
    'node_modules/elsewhere': { version: '3.0.0', integrity: 'sha512-other', optional: true },
  };
  const isFound = (packages: object) => {
    write('package-lock.json', JSON.stringify({ packages: wanted }));
    write('node_modules/.package-lock.json', JSON.stringify({ packages }));
    // as after a clone: the lock file is younger than what was installed by it
    fs.utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 1, 1);
    return isInstalled(folder);
  };
  beforeEach(() => fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true }));

  it('where they are those of the lock file, whatever the clock says', () => {
    expect(isFound({ 'node_modules/one': one })).toBe(true);
  });

  it.each([
    ['one is missing', {}],
    ['one is of another version', { 'node_modules/one': { ...one, version: '0.9.0' } }],
    ['one has other content', { 'node_modules/one': { ...one, integrity: 'sha512-two' } }],
  ])('but not where %s', (_case, packages) => expect(isFound(packages)).toBe(false));

  it('but not where nothing was ever installed', () => {
    write('package-lock.json', JSON.stringify({ packages: wanted }));
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('a command beside a running server', () => {
  it.each(['admin', 'backup', 'restore'])('%s runs what is built, and builds nothing anew', name => {
    const [script, program] = name === 'admin' ? ['admin', 'admin'] : ['maintain', 'maintenance'];
    fs.cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
    // sources that differ from what is built: a build would fail here, and so would an installation
    write('src/upstream/main.ts', 'later');
    write('package.json', '{"type":"module"}');
    write(`dist/upstream/${program}.js`, 'process.stdout.write(process.argv.slice(2).join(" "));');
    write('dist/built-from', 'another fingerprint');
    const words = name === 'admin' ? ['unlock', 'chief'] : [name, 'file.gz'];
    const { stdout, status } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual([words.join(' '), 0]);
    expect(fs.readFileSync(path.join(folder, 'dist/built-from'), 'utf8')).toBe('another fingerprint');
  });
});
