/** Reads the statement of a channel. Its format is found from its content; its name only gives a UnionPay file its year. */
import type { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { readMapped } from './mapped.ts';
import { sheetTable, textTable } from './mapped-table.ts';
import { recognized } from './recognized.ts';
import { type ReadOptions, type Statement, StatementRefused } from './statement.ts';
import { type PackedFile, unpacked } from './unpacked.ts';

/**
 * The whole statement; nothing of it is taken in part. It is synchronous work of up to some seconds, for a process of its
 * own. Fails with StatementRefused.
 * @param bytes as they were uploaded: a file, GZIP, ZIP or XLSX
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions): Promise<Statement> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { mapping } = options;
  const content = await unpacked(whole, options.fileName);
  if (content.kind === 'workbook') {
    if (!mapping) throw new StatementRefused('STATEMENT_UNKNOWN_FORMAT');
    return readMapped(sheetTable(content.archive, mapping), mapping, options);
  }
  return mapping ? readByMapping(content.files, mapping, options) : readByFormat(content.files, options);
}

function readByMapping(
  files: Iterable<PackedFile>,
  mapping: StatementMapping,
  options: ReadOptions,
): Statement {
  const { bytes } = theOnly([...files].filter(file => !isBlank(file)));
  return readMapped(textTable(bytes, mapping), mapping, options);
}

/** Beside the statement an archive may hold files that are none: a summary, differences. */
function readByFormat(files: Iterable<PackedFile>, options: ReadOptions): Statement {
  const found = [];
  let hasContent = false;
  for (const file of files) {
    if (isBlank(file)) continue;
    hasContent = true;
    const read = file.name.includes(SUMMARY) ? undefined : recognized(file.bytes);
    if (read) found.push({ read, ...file });
  }
  if (found.length === 0 && hasContent) throw new StatementRefused('STATEMENT_UNKNOWN_FORMAT');
  const { read, name, bytes } = theOnly(found);
  return read(bytes, { ...options, fileName: `${name} ${options.fileName}` });
}

/** In the name of the second file of an Alipay archive. */
const SUMMARY = '汇总';

const BLANKS = new Set([0x20, 0x09, 0x0d, 0x0a]);
const isBlank = ({ bytes }: PackedFile) => bytes.every(byte => BLANKS.has(byte));

function theOnly<T extends PackedFile>(files: readonly T[]): T {
  const [only, another] = files;
  if (!only) throw new StatementRefused('STATEMENT_EMPTY');
  if (another) throw new StatementRefused('STATEMENT_SEVERAL_FILES', undefined, { name: another.name });
  return only;
}
