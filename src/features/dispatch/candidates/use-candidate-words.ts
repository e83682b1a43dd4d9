/** Why a driver has the rank that he has, in few words. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Candidate, RankReason } from '../../../contract/dispatch-parts.ts';
import { formatClock } from '../../../kit/format/time.ts';
import { useMinutes } from '../../../kit/format/use-minutes.ts';

/** More would not be read. */
const MOST = 3;
/** Their value is in minutes. */
const SPANS: ReadonlySet<RankReason['code']> = new Set(['idle', 'rejected']);

export function useCandidateWords(): (candidate: Candidate) => string {
  const translate = useTranslate();
  const minutes = useMinutes();
  return useCallback(
    ({ reasons, lastPushTime, lastPushStatus }) => {
      const said = reasons.slice(0, MOST).map(({ code, value }) => {
        const isSpan = SPANS.has(code) && value !== null;
        return translate(`dispatch.reason.${code}`, {
          value: isSpan ? minutes(Math.round(value)) : (value ?? ''),
        });
      });
      const offered =
        lastPushStatus !== null && lastPushTime !== null
          ? [translate('dispatch.offeredAt', { time: formatClock(lastPushTime) })]
          : [];
      return [...offered, ...said].slice(0, MOST).join(translate('dispatch.comma'));
    },
    [translate, minutes],
  );
}
