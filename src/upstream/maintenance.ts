/** `backup <file>`, `restore <file> [--replace]` and `restore --check <file>`: copies of whichever database the settings name. */
import fs from 'node:fs';
import { version } from '../../package.json';
import { type CheckedBackup, checkRestore } from './backup/check.ts';
import { readConfig } from './config.ts';
import { backUp } from './core/database/backup.ts';
import { BackupRefused, type End } from './core/database/backup-file.ts';
import { checkPresent, openStore } from './core/database/open.ts';
import { restore } from './core/database/restore.ts';
import { explain } from './explain.ts';

const USAGE =
  'npm run backup -- <file>, npm run restore -- <file> [--replace], or npm run restore -- --check <file>';
const MOST_NAMED = 10;

async function maintain([task, ...rest]: readonly string[]): Promise<string> {
  const options = rest.filter(word => word.startsWith('--'));
  const [file, ...more] = rest.filter(word => !word.startsWith('--'));
  const [option] = options;
  const isKnown = option === undefined || (task === 'restore' && ['--replace', '--check'].includes(option));
  if (!file || more.length > 0 || options.length > 1 || !isKnown) throw new BackupRefused(USAGE);
  if (task !== 'backup' && task !== 'restore') throw new BackupRefused(USAGE);
  const clock = () => Date.now();
  if (option === '--check') return judged(await checkRestore(file, clock));
  const settings = readConfig(process.env);
  if (task === 'backup') checkPresent(settings);
  const store = await openStore(settings, line => console.warn(line));
  try {
    const done =
      task === 'backup'
        ? await backUp(store, file, { version, takenOn: clock() })
        : await restore(store, file, { replaces: option === '--replace', clock });
    return `${task === 'backup' ? 'Backed up' : 'Restored'} ${countOf(done)}: ${file}`;
  } finally {
    await store.close();
  }
}

function countOf({ tables }: Pick<End, 'tables'>): string {
  const sums = Object.values(tables);
  return `${sums.reduce((rows, table) => rows + table.rows, 0)} rows of ${sums.length} tables`;
}

/** Fails with BackupRefused where a stored file is missing beside the backup. */
function judged({ takenOn, version: madeBy, tables, named, missing }: CheckedBackup): string {
  const rows = Object.entries(tables)
    .filter(([, table]) => table.rows > 0)
    .map(([name, table]) => `  ${name} ${table.rows}`);
  const files = missing
    ? `${named - missing.length} of ${named} stored files are beside it`
    : `${named} stored files are named, and there is no folder files/ beside it`;
  const lines = [
    ...rows,
    `Restored into memory ${countOf({ tables })}, taken ${new Date(takenOn).toISOString()} by ${madeBy}; ${files}`,
  ];
  if (!missing?.length) return lines.join('\n');
  throw new BackupRefused(
    [...lines, ...missing.slice(0, MOST_NAMED).map(key => `Missing: files/${key}`)].join('\n'),
  );
}

if (fs.existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await maintain(process.argv.slice(2))}\n`);
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : explain(error));
  process.exitCode = 1;
}
