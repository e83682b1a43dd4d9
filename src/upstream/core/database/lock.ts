import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tryLock } from 'fs-native-extensions';

/**
 * Takes the data directory for this process; false if another one has it. The kernel holds the lock and drops it
 * with the process, however that ends, so nothing stale is ever left and no process id is compared.
 */
export async function lockDirectory(directory: string): Promise<boolean> {
  // nothing here waits for a disk that hangs, so that somebody can say so
  await fs.promises.mkdir(directory, { recursive: true });
  const file = await promisify(fs.open)(path.join(directory, 'lock'), 'a+');
  if (tryLock(file)) return true;
  fs.closeSync(file);
  return false;
}
