/** The text of a statement: damaged letters are refused, because the value that they are in would be another one. */
import { decoded } from '../../core/files/encoding.ts';
import { StatementRefused } from './statement.ts';

/** @param encoding found from the bytes where it is left out. Fails with STATEMENT_ENCODING */
export function statementText(bytes: Buffer, encoding?: string): string {
  const { text, isDamaged } = encoding === undefined ? decoded(bytes) : decodedAs(encoding, bytes);
  // what has a NUL is no text
  if (isDamaged || text.includes('\u0000')) throw new StatementRefused('STATEMENT_ENCODING');
  return text;
}

function decodedAs(encoding: string, bytes: Buffer) {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false };
  } catch {
    return { text: '', isDamaged: true };
  }
}
