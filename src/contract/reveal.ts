/**
 * Seeing a masked value whole. 查看完整号码 reveal · 事由 reason. Each time is written down before the value leaves, and
 * the value itself is written down nowhere.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, filledLine, Id } from './grammar/wire.ts';

/** 1 call back, 2 verify, 3 complaint, 4 police. */
export const REVEAL_REASONS = [1, 2, 3, 4] as const;
export const RevealReason = z.union(REVEAL_REASONS.map(reason => z.literal(reason)));
export type RevealReason = z.output<typeof RevealReason>;
/** Besides, as the log has them: 5 searched by the whole value, 6 the same at work, which is no reveal, 7 given to an app. */
export const SEARCHED = 5;
export const SEARCHED_AT_WORK = 6;
export const GIVEN_TO_APP = 7;
export const LOGGED_REASONS = [...REVEAL_REASONS, SEARCHED, SEARCHED_AT_WORK, GIVEN_TO_APP] as const;

/** Milliseconds that a value stays on the screen. */
export const REVEAL_SHOWN_MS = 30_000;
/** How often one person may ask; the limit for a day is the property `reveal.dailyLimit`. */
export const REVEALS_A_MINUTE = 30;

export const revealCalls = callGroup(
  'reveal',
  {
    /**
     * Carries no request id: an answer kept for it would be the value kept. Sent again, it is a second reveal.
     * Besides the right, the record must be one that the caller may see; else it is not found.
     */
    reveal: call('POST', '/api/admin/reveal', {
      body: z.object({
        objectType: filledLine(40),
        objectId: Id,
        field: filledLine(40),
        reason: RevealReason,
      }),
      data: z.object({ value: z.string(), hideOn: EpochMs }),
      may: 'privacy:reveal',
      fails: ['NOT_FOUND', 'OVER_LIMIT', 'TOO_FREQUENT'],
      business: 'other',
      hasSecretAnswer: true,
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
