/** Statements are read away from the event loop, or, in tests, on it. */
import { Failure } from '../core/failure.ts';
import { readStatement } from './statements/read-statement.ts';
import { type ReadOptions, type Statement, StatementRefused } from './statements/statement.ts';

export interface StatementReader {
  /** Fails with PARAMETER and the reason of the refusal, and with OVER_LIMIT (FILE_TOO_COMPLEX). */
  read(bytes: Uint8Array, options: ReadOptions): Promise<Statement>;
}

/** In this process. */
export const statementsInProcess: StatementReader = {
  read: (bytes, options) =>
    readStatement(bytes, options).catch((error: unknown) => {
      throw error instanceof StatementRefused ? failureOf(error) : error;
    }),
};

export const failureOf = ({ reason, line, values }: StatementRefused): Failure =>
  new Failure('PARAMETER', { reason, ...(line !== undefined && { line }), ...values });
