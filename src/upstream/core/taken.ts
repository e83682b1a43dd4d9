/** What a unique index says, as a failure that a person understands. */
import type { Reason } from '../../contract/grammar/failures.ts';
import { Failure } from './failure.ts';

/** By the name of the index, and the field of the input whose value is taken. */
export type TakenReasons = Readonly<Record<string, readonly [reason: Reason, field: string]>>;

/** SQLSTATE 23505: somebody else has the value, or has just taken it. Fails with DUPLICATE, the reason and the field. */
export async function orTaken<T>(work: Promise<T>, reasons: TakenReasons): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const fault = faultOf(error);
    const taken = fault?.code === '23505' ? reasons[fault.constraint ?? ''] : undefined;
    if (!taken) throw error;
    const [reason, field] = taken;
    throw new Failure('DUPLICATE', { reason, fields: [{ field, code: 'duplicate' }] });
  }
}

interface DatabaseFault {
  code: string;
  constraint?: string;
}

const isFault = (error: Error): error is Error & DatabaseFault =>
  'code' in error && typeof error.code === 'string';

function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  return isFault(error) ? error : faultOf(error.cause);
}
