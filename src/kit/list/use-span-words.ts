/** A span of days in words: the quick ones by name, the others by their days. */
import { useTranslate } from 'ra-core';
import { formatDay, midnight } from '../format/time.ts';

export const QUICK_SPANS = [
  { key: 'today', daysBefore: 0 },
  { key: 'week', daysBefore: 6 },
  { key: 'month', daysBefore: 29 },
] as const;

/** Undefined for a span without an end at either side. */
export function useSpanWords(): (from: unknown, to: unknown, now?: number) => string | undefined {
  const translate = useTranslate();
  return (from, to, now = Date.now()) => {
    if (from === undefined && to === undefined) return undefined;
    const quick = QUICK_SPANS.find(
      ({ daysBefore }) => to === undefined && Number(from) === midnight(now, daysBefore),
    );
    if (quick) return translate(`kit.span.${quick.key}`);
    const [start, end] = [from, to].map(value => formatDay(value === undefined ? null : Number(value)));
    if (to === undefined) return translate('kit.span.since', { day: start });
    if (from === undefined) return translate('kit.span.until', { day: end });
    return start === end ? start : `${start} – ${end}`;
  };
}
