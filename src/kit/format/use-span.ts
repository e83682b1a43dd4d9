/** Spans of time in the words of the language. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { formatCountdown } from './number.ts';
import { useMinutes } from './use-minutes.ts';

const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `36 s`, `4 min 19 s` and `12 min` below an hour, `1 h 23 min` from then on. @param span milliseconds, 0 or more */
export function useSpan(): (span: number) => string {
  const translate = useTranslate();
  const sayMinutes = useMinutes();
  return useCallback(
    span => {
      const whole = Math.floor(Math.max(0, span) / SECOND_MS);
      if (whole >= HOUR) return sayMinutes(Math.floor(whole / MINUTE));
      const [minutes, seconds] = [Math.floor(whole / MINUTE), whole % MINUTE];
      if (seconds === 0 && minutes > 0) return sayMinutes(minutes);
      return [
        ...(minutes > 0 ? [translate('kit.lasting.minutesIn', { smart_count: minutes })] : []),
        translate('kit.lasting.seconds', { smart_count: seconds }),
      ].join(' ');
    },
    [translate, sayMinutes],
  );
}

/** `04:19` below an hour, as it counts; `1 h 23 min` from then on. @param span milliseconds, 0 or more */
export function useCountdown(): (span: number) => string {
  const say = useSpan();
  return useCallback(span => (span < HOUR * SECOND_MS ? formatCountdown(span) : say(span)), [say]);
}
