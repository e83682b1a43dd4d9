/** What became of each call and each rule. */
import { codeOf } from '../contract/grammar/envelope-reading.ts';
import type { ExchangeOutcome } from './exchange.ts';
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

const NOT_FOUND = 3006;

/** Whether the call is not there. No record is asked for by name, so what is not found is the call. */
export const isMissing = (came: ExchangeOutcome): boolean =>
  (came.kind === 'envelope' && codeOf(came.envelope) === NOT_FOUND) ||
  ((came.kind === 'envelope' || came.kind === 'other') && came.isUnknown === true);

export const missing = (about: Pick<Report, 'area' | 'subject'>, came: ExchangeOutcome): Report => ({
  ...about,
  outcome: 'missing',
  findings: came.kind === 'envelope' ? came.findings : [],
});

/** What an answer without an envelope means to a client of the protocol. */
export function withoutEnvelope(came: Exclude<ExchangeOutcome, { kind: 'envelope' }>): Finding {
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
