import { readRows } from './reading.ts';
import type { Sheets } from './sheets.ts';
import { sheetWriter } from './writing.ts';

/** On the event loop, for tests and small tools. */
export const sheetsInProcess: Sheets = {
  async write({ parts, ...spec }) {
    const writer = sheetWriter(spec);
    for await (const part of parts) writer.add(part);
    return writer.end();
  },
  read: readRows,
};
