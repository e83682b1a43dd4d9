import { type ReadOptions, type Statement, StatementRefused } from './statement.ts';

export async function readStatement(_bytes: Uint8Array, _options: ReadOptions): Promise<Statement> {
  throw new StatementRefused('STATEMENT_UNKNOWN_FORMAT');
}
