/** What indexes and references of the database refuse, as failures that a person understands. */
import type { Reason } from '../../contract/grammar/reasons.ts';
import { Failure, refuse } from './failure.ts';

/** By the name of an index or a column, and the field of the input whose value is taken. */
export type DuplicateReasons = Readonly<Record<string, readonly [reason: Reason, field: string]>>;

/**
 * SQLSTATE 23505: somebody else has the value, or has just taken it. Fails with DUPLICATE, the reason and the field.
 * @param byIndex reasons by the unique index that refuses
 * @param byColumn reasons by a column of that index, where the index itself has none
 */
export async function orDuplicate<T>(
  work: Promise<T>,
  byIndex: DuplicateReasons,
  byColumn: DuplicateReasons = {},
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const fault = faultOf(error);
    if (fault?.code !== '23505') throw error;
    const [column = ''] = columnsOf(fault).filter(name => Object.hasOwn(byColumn, name));
    const taken = byIndex[fault.constraint ?? ''] ?? byColumn[column];
    if (!taken) throw error;
    const [reason, field] = taken;
    throw new Failure('DUPLICATE', { reason, fields: [{ field, code: 'duplicate' }] });
  }
}

/**
 * SQLSTATE 23503: the record that a field names is not there, which fails with PARAMETER and the field; or other records
 * refer to the one that goes, which fails with STATE_NOT_ALLOWED.
 * @param fieldOf the fields of the input by the column that refers
 */
export async function orDangling<T>(work: Promise<T>, fieldOf: Readonly<Record<string, string>>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const fault = faultOf(error);
    if (fault?.code !== '23503') throw error;
    const [column = ''] = columnsOf(fault);
    const field = fieldOf[column];
    if (field === undefined) throw refuse('STATE_NOT_ALLOWED', 'STILL_USED');
    throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_value' }] });
  }
}

interface DatabaseFault {
  code: string;
  constraint?: string;
  /** `Key (type, version_name)=(1, 2.1) already exists.`, in the language of the database. */
  detail?: string;
}

const columnsOf = ({ detail = '' }: DatabaseFault): string[] =>
  /\(([^)]*)\)=\(/.exec(detail)?.[1]?.split(', ') ?? [];

const isFault = (error: Error): error is Error & DatabaseFault =>
  'code' in error && typeof error.code === 'string';

function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  return isFault(error) ? error : faultOf(error.cause);
}
