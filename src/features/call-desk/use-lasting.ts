import { useTranslate } from 'ra-core';
import { useMinutes } from '../../kit/format/use-minutes.ts';

const MINUTE = 60;

/** `42 s` below a minute, `3 min` from then on, in the words of the language. @param seconds 0 or more */
export function useLasting(): (seconds: number) => string {
  const translate = useTranslate();
  const minutes = useMinutes();
  return seconds =>
    seconds < MINUTE
      ? translate('kit.lasting.seconds', { smart_count: Math.floor(seconds) })
      : minutes(Math.floor(seconds / MINUTE));
}

/** Whole seconds since, by the server's clock; never less than 0. @param now both milliseconds since 1970 */
export const secondsSince = (from: number, now: number): number =>
  Math.max(0, Math.floor((now - from) / 1_000));
