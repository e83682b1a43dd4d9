import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

const HOUR = 60;

/** `12 min`, `2 h`, `9 h 9 min`, in the words of the language. @param minutes a whole number, 0 or more */
export function useMinutes(): (minutes: number) => string {
  const translate = useTranslate();
  return useCallback(
    minutes => {
      const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
      return [
        ...(hours > 0 ? [translate('kit.lasting.hours', { smart_count: hours })] : []),
        ...(hours === 0 ? [translate('kit.lasting.minutes', { smart_count: rest })] : []),
        ...(hours > 0 && rest > 0 ? [translate('kit.lasting.minutesIn', { smart_count: rest })] : []),
      ].join(' ');
    },
    [translate],
  );
}
