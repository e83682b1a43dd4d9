/** What became of each call and each rule. */
import { isAbsent } from '../contract/grammar/absence.ts';
import type { Came } from './exchange.ts';
import { breaking, type Finding } from './finding.ts';

export type Outcome = 'answers' | 'missing' | 'drifts' | 'not judged';

export interface Report {
  /** `GET /api/x`, or the rule in words. */
  subject: string;
  area: string;
  outcome: Outcome;
  /** How it was tried, where that needs saying. */
  note?: string;
  findings: Finding[];
}

export const report = (
  { area, subject }: Pick<Report, 'area' | 'subject'>,
  findings: Finding[],
  note?: string,
): Report => ({ area, subject, outcome: findings.length > 0 ? 'drifts' : 'answers', note, findings });

/** Whether the call is not there: a page, or the way this upstream, or those of its kind, say "no such path". */
export const isMissing = (came: Came): boolean =>
  came.kind === 'other' && (came.isUnknown || isAbsent(came) || (came.http < 400 && came.what === 'a page'));

/** What an answer without an envelope means to a client of the protocol. */
export function withoutEnvelope(came: Exclude<Came, { kind: 'envelope' }>): Finding {
  switch (came.kind) {
    case 'unreadable':
      return breaking(`HTTP ${came.http}, but the bytes cannot be read: content-encoding and content differ`);
    case 'redirect':
      return breaking(
        `HTTP ${came.http} to ${came.to} where an envelope is expected; the console sees no answer`,
      );
    case 'timeout':
      return breaking('no answer in time');
    case 'unreachable':
      return breaking(`no connection (${came.why})`);
    default:
      return breaking(`HTTP ${came.http} with ${came.what} where an envelope is expected`);
  }
}
