/** Why a driver has the rank that he has, in few words. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { formatClock } from '../../../kit/format/time.ts';

/** More would not be read. */
const MOST = 3;

export function useCandidateWords(): (candidate: Candidate) => string {
  const translate = useTranslate();
  return useCallback(
    ({ reasons, lastPushTime, lastPushStatus }) => {
      const said = reasons
        .slice(0, MOST)
        .map(({ code, value }) => translate(`dispatch.reason.${code}`, { value: value ?? '' }));
      const offered =
        lastPushStatus !== null && lastPushTime !== null
          ? [translate('dispatch.offeredAt', { time: formatClock(lastPushTime) })]
          : [];
      return [...offered, ...said].slice(0, MOST).join(translate('dispatch.comma'));
    },
    [translate],
  );
}
