/** How this upstream answers a call that it does not know: learnt from the first one that a console asks it. */
import { type Bare, isAbsent } from '../contract/grammar/absence.ts';
import type { UpstreamError } from './send.ts';

let toUnknown: Bare | undefined;

/** Of a failure without an envelope; undefined of any other. */
const bareOf = ({ kind, status, data }: UpstreamError): Bare | undefined =>
  kind === 'noEnvelope' && status !== undefined ? { http: status, what: data as Bare['what'] } : undefined;

/** @param error what the question for capabilities failed with; null where it was answered */
export function noteUnknownCall(error: UpstreamError | null): void {
  toUnknown = error ? bareOf(error) : undefined;
}

/** Whether the call failed because the upstream does not have it. */
export function isAbsentCall(error: UpstreamError): boolean {
  const bare = bareOf(error);
  return bare !== undefined && isAbsent(bare, toUnknown);
}
