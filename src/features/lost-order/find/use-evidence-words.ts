/** What speaks for a candidate, in words: how far off, how early or late, how much more or less it cost. */
import { useTranslate } from 'ra-core';
import type { LostCandidate } from '../../../contract/lost-search.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { formatClock } from '../../../kit/format/time.ts';

const SECONDS = 60;

export function useEvidenceWords() {
  const translate = useTranslate();
  const minutesOff = (seconds: number | null) => {
    if (seconds === null) return null;
    const minutes = Math.round(seconds / SECONDS);
    if (minutes === 0) return translate('lostSearch.onTime');
    return translate(minutes < 0 ? 'lostSearch.early' : 'lostSearch.late', { minutes: Math.abs(minutes) });
  };
  const endOf = (end: 'up' | 'down', at: number | null, metres: number | null, seconds: number | null) => {
    if (at === null) return [];
    const off = [metres === null ? null : formatDistance(metres), minutesOff(seconds)].filter(Boolean);
    return [[translate(`lostSearch.${end}`), formatClock(at), ...off].join(' ')];
  };
  return (candidate: LostCandidate): string[] => {
    const { boardedAt, alightedAt, fareGap, foundBy, orderId, paidDeltaSec } = candidate;
    const known = [
      ...endOf('up', boardedAt, candidate.upDistance, candidate.upDeltaSec),
      ...endOf('down', alightedAt, candidate.downDistance, candidate.downDeltaSec),
    ];
    return [
      ...(orderId === null ? [] : [translate('lostSearch.byOrder')]),
      ...(foundBy === 1 ? [translate('lostSearch.byPlate')] : []),
      ...(paidDeltaSec === null ? [] : [paidWords(translate, paidDeltaSec)]),
      ...(known.length > 0 ? known : [translate('lostSearch.noRide')]),
      ...(fareGap === null ? [] : [fareWords(translate, fareGap)]),
    ];
  };
}

function paidWords(translate: ReturnType<typeof useTranslate>, seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / SECONDS);
  if (minutes === 0) return translate('lostSearch.paidThen');
  return translate(seconds > 0 ? 'lostSearch.paidAfter' : 'lostSearch.paidBefore', { minutes });
}

function fareWords(translate: ReturnType<typeof useTranslate>, gap: number): string {
  if (gap === 0) return translate('lostSearch.sameFare');
  return translate(gap > 0 ? 'lostSearch.dearer' : 'lostSearch.cheaper', { yuan: formatYuan(Math.abs(gap)) });
}
