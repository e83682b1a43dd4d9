import fs from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Takes the data directory for this process; false if another one has it. The kernel holds the lock and drops it
 * with the process, however that ends, so nothing stale is ever left and no process id is compared.
 */
export function lockDirectory(directory: string): boolean {
  fs.mkdirSync(directory, { recursive: true });
  const file = fs.openSync(path.join(directory, 'lock'), 'a+');
  if (tryLock(file)) return true;
  fs.closeSync(file);
  return false;
}
