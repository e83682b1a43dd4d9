import { useTranslate } from 'ra-core';
import type { Span } from '../lost/derived.ts';

/** `35 min`, `3 h`, `2 d`, in the reader's language. */
export function useSpanWords(): (span: Span) => string {
  const translate = useTranslate();
  return ({ unit, count }) => translate(`lostDesk.lasting.${unit}`, { smart_count: count });
}
