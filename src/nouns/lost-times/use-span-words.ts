import { useTranslate } from 'ra-core';
import { useMinutes } from '../../kit/format/use-minutes.ts';
import type { Span } from '../lost/derived.ts';

const HOUR_MINUTES = 60;

/** `35 min`, `1 h 12 min`, `3 h`, `2 d`, in the reader's language. */
export function useSpanWords(): (span: Span) => string {
  const translate = useTranslate();
  const minutes = useMinutes();
  return ({ unit, count }) => {
    if (unit === 'days') return translate('lostDesk.days', { smart_count: count });
    return minutes(unit === 'hours' ? count * HOUR_MINUTES : count);
  };
}
