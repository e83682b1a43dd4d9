/** Objects as files of one folder. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PortFailed, type StoragePort } from '../core/outside/ports.ts';

/** Parts of letters, digits, `-` and `_`, with single dots inside: no way up, no hidden file, no device. */
const KEY = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;
const LONGEST_KEY = 200;

export function localStorage(folder: string): StoragePort {
  const fileOf = (key: string) => {
    if (key.length > LONGEST_KEY || !KEY.test(key)) throw new PortFailed('storage', 'KEY', { isFinal: true });
    return path.join(folder, ...key.split('/'));
  };
  return {
    kind: 'local',
    put: (key, bytes) =>
      told(async () => {
        const file = fileOf(key);
        await fs.mkdir(path.dirname(file), { recursive: true });
        // a reader sees the whole object or none: a name moves in one step. A key cannot begin with a dot
        const arriving = path.join(path.dirname(file), `.${randomUUID()}`);
        try {
          await fs.writeFile(arriving, bytes, { flush: true });
          await fs.rename(arriving, file);
        } catch (error) {
          await fs.rm(arriving, { force: true }).catch(() => {});
          throw error;
        }
      }),
    get: (key, range) =>
      told(async () => {
        const file = await opened(fileOf(key));
        if (!file) return undefined;
        try {
          const { size } = await file.stat();
          return { body: file.createReadStream(range), size };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    remove: key => told(() => fs.rm(fileOf(key), { force: true })),
  };
}

async function opened(file: string): Promise<fs.FileHandle | undefined> {
  try {
    return await fs.open(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PortFailed) throw error;
    throw new PortFailed('storage', codeOf(error) ?? 'UNKNOWN', { cause: error });
  }
}
