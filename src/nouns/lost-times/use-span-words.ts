import { useTranslate } from 'ra-core';
import { useMinutes } from '../../kit/format/use-minutes.ts';
import type { Span } from '../lost/derived.ts';

const HOUR = 60;

/** `35 min`, `1 hr 12 min`, `3 h`, `2 d`, in the reader's language. */
export function useSpanWords(): (span: Span) => string {
  const translate = useTranslate();
  const minutes = useMinutes();
  return ({ unit, count }) => {
    if (unit === 'days') return translate('lostDesk.days', { smart_count: count });
    return minutes(unit === 'hours' ? count * 60 : count);
  };
}

/** The same where there is no room for two units: `1:12` for an hour and twelve minutes. */
export function useShortSpanWords(): (span: Span) => string {
  const say = useSpanWords();
  return span =>
    span.unit === 'minutes' && span.count >= HOUR
      ? `${Math.floor(span.count / HOUR)}:${String(span.count % HOUR).padStart(2, '0')}`
      : say(span);
}
