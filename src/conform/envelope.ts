/** The envelope of an answer, held against the specification and against how the console reads it. */
import type { Client } from '../contract/grammar/call.ts';
import { SUCCESS } from '../contract/grammar/envelope.ts';
import {
  codeOf,
  isSuccess,
  type LooseEnvelope,
  OK_OF_CALL_STATISTICS,
} from '../contract/grammar/envelope-reading.ts';
import { breaking, type Finding, tolerable } from './finding.ts';
import { kindOf } from './kinds.ts';

/** Whether it is meant as a success, in whatever way it says so. */
export const meansSuccess = (envelope: LooseEnvelope, client: Client) =>
  isSuccess(envelope, client) ||
  (codeOf(envelope) === 0 &&
    (envelope.status === undefined || (envelope.data !== undefined && envelope.data !== null)));

/** The fields around `data` of an answer that is meant as a success. */
export function judgeEnvelope(envelope: LooseEnvelope, client: Client): Finding[] {
  return [...statusOf(envelope, client), ...restOf(envelope)];
}

function statusOf({ status, code }: LooseEnvelope, client: Client): Finding[] {
  if (status === SUCCESS) return [];
  if (client === 'callStatistics' && status === OK_OF_CALL_STATISTICS) return [];
  if (status === undefined) {
    return String(code) === SUCCESS
      ? [tolerable('status: missing; code stands for it')]
      : [
          breaking(
            "status: missing where the text '0' is expected; the console takes the answer for a failure",
          ),
        ];
  }
  if (String(status) === SUCCESS)
    return [tolerable(`status: ${kindOf(status)} where the text '0' is expected`)];
  return [breaking("status: not '0' on a success; the console takes the answer for a failure")];
}

function restOf(envelope: LooseEnvelope): Finding[] {
  const { errCode, code, message, msg, data, total } = envelope;
  const found: Finding[] = [];
  if (errCode === undefined)
    found.push(tolerable(`errCode: missing; ${code === undefined ? 'read as 0' : 'code stands for it'}`));
  else if (typeof errCode !== 'number')
    found.push(tolerable(`errCode: ${kindOf(errCode)} where a number is expected`));
  if (message === undefined)
    found.push(tolerable(`message: missing${msg === undefined ? '' : '; msg stands for it'}`));
  if (data === undefined) found.push(tolerable('data: missing; read as empty'));
  if (total !== undefined && total !== null && typeof total !== 'number') {
    found.push(
      Number.isFinite(Number(total))
        ? tolerable(`total: ${kindOf(total)} where a number is expected`)
        : breaking(`total: ${kindOf(total)} where a number is expected; it cannot be read as one`),
    );
  }
  return found;
}
