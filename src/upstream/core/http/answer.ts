/** The one place where answers are wrapped into the envelope; `data/send.ts` is the one that unwraps them. */
import type { FastifyReply } from 'fastify';
import type { Page } from '../../../contract/grammar/call.ts';
import { type Envelope, FAILURE, SUCCESS } from '../../../contract/grammar/envelope.ts';
import { FAILURES, type FailureData, type FailureName } from '../../../contract/grammar/failures.ts';
import { REASONS } from '../../../contract/grammar/reasons.ts';
import { isUnavailable, sqlStateOf } from '../database/fault.ts';
import { Failure, refuse } from '../failure.ts';
import { PortFailed } from '../outside/ports.ts';

export function success(data: unknown): Envelope {
  return { status: SUCCESS, message: 'success', data, errCode: 0 };
}

export function successPage({ rows, total, sums, counts }: Page<unknown>): Envelope {
  return {
    status: SUCCESS,
    message: 'success',
    data: rows,
    total,
    ...(sums && { sums }),
    ...(counts && { counts }),
    errCode: 0,
  };
}

/** `%{drivers}` of a reason's words is what the data say of it. */
const inFigures = (words: string, data: FailureData) =>
  words.replaceAll(/%\{(\w+)\}/g, (_, name: keyof FailureData) => String(data[name] ?? ''));

/** These two come with success's status: clients in the field read them as the second step of the sign-in. */
const WITH_SUCCESS_STATUS: readonly FailureName[] = ['LOGIN_CODE_NEEDED', 'LOGIN_CODE_WRONG'];

export function failed(name: FailureName, data: FailureData = {}): Envelope<FailureData> {
  const { errCode, message } = FAILURES[name];
  return {
    status: WITH_SUCCESS_STATUS.includes(name) ? SUCCESS : FAILURE,
    message: data.reason ? inFigures(REASONS[data.reason], data) : message,
    data,
    errCode,
  };
}

/** Sends a failure; `isPlain` answers with HTTP 200 as an operator's existing upstream does. */
export function sendFailure(reply: FastifyReply, failure: Failure, isPlain: boolean) {
  return reply
    .code(isPlain ? 200 : FAILURES[failure.failure].http)
    .send(failed(failure.failure, failure.data));
}

/** Whether the cause goes to the log, and the client gets a trace id only. Requests cut by an ordered stop are not logged. */
export const isOurFault = ({ failure, data }: Failure) =>
  FAILURES[failure].http >= 500 && data.reason !== 'STOPPING';

/** No space left, or none for us. */
const isFull = ({ code }: PortFailed) => code === 'ENOSPC' || code === 'EDQUOT';

/** Every error as a failure; what nobody expected becomes INTERNAL with a trace id and nothing else. */
export function toFailure(error: unknown, traceId: string): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof PortFailed) {
    return new Failure('DEPENDENCY_AWAY', { traceId, ...(isFull(error) && { reason: 'STORAGE_FULL' }) });
  }
  // class 22, data exception: a value that passed the schema but that no column can hold
  if (sqlStateOf(error)?.startsWith('22')) return new Failure('PARAMETER', { fields: [] });
  // the trigger of closed books; who comes here was faster than the check before it
  if (sqlStateOf(error) === 'CD001') return refuse('STATE_NOT_ALLOWED', 'DAY_CLOSED');
  // a unique index: two at once, or a name that is taken
  if (sqlStateOf(error) === '23505') return new Failure('DUPLICATE');
  if (isUnavailable(error)) return new Failure('DEPENDENCY_AWAY', { traceId });
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Failure('OVER_LIMIT');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Failure('PARAMETER', { fields: [] });
  }
  return new Failure('INTERNAL', { traceId });
}
