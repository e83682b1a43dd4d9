/** What speaks for a found item being what was lost, and what against it, in words. */
import { useTranslate } from 'ra-core';
import type { FoundEvidence } from '../../contract/found-item.ts';
import { formatDistance } from '../../kit/format/distance.ts';
import { spanOf } from '../lost/derived.ts';

const MINUTE_MS = 60_000;
/** Percent: fewer words in common say nothing. */
const SOME_WORDS = 30;
const NAMED = ['kind', 'color', 'brand', 'seat'] as const;

export function useFitWords() {
  const translate = useTranslate();
  const timeOf = (minutes: number) => {
    const { unit, count } = spanOf(Math.abs(minutes) * MINUTE_MS);
    const time = translate(`foundItem.fit.${unit}`, { smart_count: count });
    return translate(`foundItem.fit.${minutes < 0 ? 'before' : 'after'}`, { time });
  };
  return (evidence: FoundEvidence): string[] => {
    const { words, minutesAfter, metres, vehicle } = evidence;
    return [
      ...(vehicle === null ? [] : [translate(`foundItem.fit.vehicle.${vehicle}`)]),
      ...(words !== null && words >= SOME_WORDS
        ? [translate('foundItem.fit.words', { percent: words })]
        : []),
      ...NAMED.flatMap(clue => {
        const agrees = evidence[clue];
        return agrees === null ? [] : [translate(`foundItem.fit.${clue}.${agrees ? 'same' : 'other'}`)];
      }),
      ...(minutesAfter === null ? [] : [timeOf(minutesAfter)]),
      ...(metres === null ? [] : [translate('foundItem.fit.away', { distance: formatDistance(metres) })]),
    ];
  };
}
