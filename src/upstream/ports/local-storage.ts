/** Objects as files of one folder. */
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoragePort } from '../core/ports.ts';

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/** The type of an object stands in a file beside it. */
const typeFile = (file: string) => `${file}.type`;

export function localStorage(folder: string): StoragePort {
  const fileOf = (key: string) => path.join(folder, ...key.split('/'));
  return {
    kind: 'local',
    put: async (key, bytes, contentType) => {
      const file = fileOf(key);
      await fs.mkdir(path.dirname(file), { recursive: true });
      // a reader sees the whole object or none: a name in the same folder moves in one step
      const arriving = `${file}.arriving`;
      await fs.writeFile(arriving, bytes);
      await fs.writeFile(typeFile(file), contentType);
      await fs.rename(arriving, file);
    },
    get: async key => {
      const file = fileOf(key);
      try {
        const { size } = await fs.stat(file);
        const contentType = await fs.readFile(typeFile(file), 'utf8');
        return { body: createReadStream(file), size, contentType };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async key => {
      const file = fileOf(key);
      await fs.rm(file, { force: true });
      await fs.rm(typeFile(file), { force: true });
    },
  };
}
