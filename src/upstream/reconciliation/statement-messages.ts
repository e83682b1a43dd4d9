import type { FailureData, FailureName } from '../../contract/grammar/failures.ts';
import type { ReadOptions, Statement } from './statements/statement.ts';

export interface StatementRequest {
  bytes: Uint8Array;
  options: ReadOptions;
}

export type StatementReply =
  | { kind: 'read'; statement: Statement }
  | { kind: 'refused'; failure: FailureName; data: FailureData }
  | { kind: 'broken'; message: string };
