/** How this upstream answers a call that it does not know: learnt from the first one that a console asks it. */
import { type Bare, isAbsent, type Refused } from '../contract/grammar/absence.ts';
import type { UpstreamError } from './send.ts';

let toUnknown: Bare | Refused | undefined;

/** Undefined of a failure that is no answer of the upstream's to this call. */
function answerOf({ kind, status, data, errCode, message }: UpstreamError): Bare | Refused | undefined {
  if (status === undefined) return undefined;
  if (kind === 'noEnvelope') return { http: status, what: data as Bare['what'] };
  return kind === 'failure' ? { http: status, what: 'an envelope', code: errCode, message } : undefined;
}

/** @param error what the question for capabilities failed with; null where it was answered */
export function noteUnknownCall(error: UpstreamError | null): void {
  toUnknown = error ? answerOf(error) : undefined;
}

/** Whether the call failed because the upstream does not have it. */
export function isAbsentCall(error: UpstreamError): boolean {
  const answer = answerOf(error);
  return answer !== undefined && isAbsent(answer, toUnknown);
}
