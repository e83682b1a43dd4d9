/** Statements of channels as they are kept in `tests/files/statements`, and what reading one comes to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readStatement } from '../../src/upstream/reconciliation/statements/read-statement.ts';
import {
  type ReadOptions,
  type Statement,
  StatementRefused,
} from '../../src/upstream/reconciliation/statements/statement.ts';

export const UNIONPAY_FILE = 'INN28010188ZM_777290058110048';

export const statementBytes = (name: string) => readFileSync(path.resolve('tests/files/statements', name));
export const statementText = (name: string) => statementBytes(name).toString('utf8');

export const readNamed = (name: string, options: Partial<ReadOptions> = {}) =>
  readStatement(statementBytes(name), { fileName: name, ...options });

export const readText = (text: string, options: Partial<ReadOptions> = {}) =>
  readStatement(Buffer.from(text), { fileName: 'statement.csv', ...options });

/** Why it is refused; undefined where it is read. */
export const refusalOf = (reading: Promise<Statement>): Promise<StatementRefused | undefined> =>
  reading.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof StatementRefused)) throw error;
      return error;
    },
  );

/** Milliseconds since 1970 of `YYYY-MM-DD HH:mm:ss` in China. */
export const china = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
