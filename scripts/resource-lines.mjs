/**
 * Lines that were written by hand for each resource: its declaration, its part of the upstream, its pages. Migrations,
 * samples and tests are not counted. Beside them, how many words of the Chinese catalogue are its own.
 *
 * `node scripts/resource-lines.mjs` prints a table; `--at <commit>` counts an earlier state of the same files.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = process.argv.indexOf('--at');
const commit = at < 0 ? 'HEAD' : process.argv[at + 1];

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const files = git('ls-tree', '-r', '--name-only', commit, 'src', 'i18n/zh').split('\n');
const isCounted = file => /\.tsx?$/.test(file) && !/\.test\.|\.test-server\./.test(file);
const linesOf = file =>
  git('show', `${commit}:${file}`)
    .split('\n')
    .filter(line => line.trim() !== '').length;
const sum = list => list.filter(isCounted).reduce((total, file) => total + linesOf(file), 0);

const textsIn = words =>
  Object.values(words).reduce((count, word) => count + (typeof word === 'string' ? 1 : textsIn(word)), 0);

/** Entries of its room; labels that it shares with other resources stand elsewhere. */
function wordsOf(name) {
  const file = `i18n/zh/${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;
  if (!files.includes(file)) return 0;
  const source = git('show', `${commit}:${file}`);
  const [, words] = /export default (\{.*\})/s.exec(source);
  // words that the contract says are not written here
  const imported = [...source.matchAll(/^import \{ (\w+) \}/gm)].map(([, constant]) => [constant, {}]);
  return textsIn(runInNewContext(`(${words})`, Object.fromEntries(imported)));
}

/** Declarations by their name, as `resource('taxiLight'` says it. */
const declared = files
  .filter(file => /^src\/contract\/[\w-]+\.ts$/.test(file))
  .flatMap(file => {
    const source = git('show', `${commit}:${file}`);
    return [...source.matchAll(/\b(?:resource|specifiedResource|entity)\('(\w+)'/g)].map(([, name]) => ({
      name,
      file,
    }));
  });

/** Where a resource's folders are not called as its declaration's file. */
const FOLDERS = { 'dictionary-record': 'dictionary' };

const rows = declared.map(({ name, file }) => {
  const kebab = path.basename(file, '.ts');
  const folder = FOLDERS[kebab] ?? kebab;
  const inFolder = start => files.filter(one => one.startsWith(`${start}/${folder}/`));
  const [contract, upstream, pages] = [
    sum([file]),
    sum(inFolder('src/upstream')),
    sum(inFolder('src/features')),
  ];
  return { name, contract, upstream, pages, all: contract + upstream + pages, words: wordsOf(name) };
});

const pad = (value, width) => String(value).padStart(width);
process.stdout.write(
  `${'resource'.padEnd(20)}${['contract', 'upstream', 'pages', 'all', 'words'].map(head => pad(head, 10)).join('')}\n`,
);
for (const { name, ...counts } of rows.toSorted((a, b) => a.all - b.all)) {
  process.stdout.write(
    `${name.padEnd(20)}${Object.values(counts)
      .map(count => pad(count, 10))
      .join('')}\n`,
  );
}
