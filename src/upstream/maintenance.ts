/** `backup <file>` and `restore <file> [--replace]`: copies of whichever database the settings name. */
import fs from 'node:fs';
import { version } from '../../package.json';
import { readConfig } from './config.ts';
import { backUp } from './core/database/backup.ts';
import { BackupRefused, type End } from './core/database/backup-file.ts';
import { checkPresent, openStore } from './core/database/open.ts';
import { restore } from './core/database/restore.ts';
import { explain } from './explain.ts';

const USAGE = 'npm run backup -- <file>, or npm run restore -- <file> [--replace]';

async function maintain([task, ...rest]: readonly string[]): Promise<string> {
  const [file, ...more] = rest.filter(word => word !== '--replace');
  const replaces = rest.includes('--replace');
  if (!file || more.length > 0 || (task !== 'backup' && task !== 'restore')) throw new BackupRefused(USAGE);
  const settings = readConfig(process.env);
  if (task === 'backup') checkPresent(settings);
  const store = await openStore(settings, line => console.warn(line));
  const clock = () => Date.now();
  try {
    const done =
      task === 'backup'
        ? await backUp(store, file, { version, takenOn: clock() })
        : await restore(store, file, { replaces, clock });
    return `${task === 'backup' ? 'Backed up' : 'Restored'} ${countOf(done)}: ${file}`;
  } finally {
    await store.close();
  }
}

function countOf({ tables }: End): string {
  const sums = Object.values(tables);
  return `${sums.reduce((rows, table) => rows + table.rows, 0)} rows of ${sums.length} tables`;
}

if (fs.existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await maintain(process.argv.slice(2))}\n`);
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : explain(error));
  process.exitCode = 1;
}
