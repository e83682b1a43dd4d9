/** How late what is due is, how much of its time is left, or since when it waits, in words. */
import { useTranslate } from 'ra-core';
import { serverNow } from '../../data/server-clock.ts';
import { formatTime } from '../../kit/format/time.ts';
import { useMinutes } from '../../kit/format/use-minutes.ts';
import { usePresentMinute } from '../../kit/use-present-minute.ts';
import type { FigureAnswer } from './use-figures.ts';
import { timeOf } from './waiting-order.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const WORDS = {
  late: { ofOne: 'dashboard.time.late', ofMany: 'dashboard.time.lateMost' },
  left: { ofOne: 'dashboard.time.left', ofMany: 'dashboard.time.leftMost' },
  waited: { ofOne: 'dashboard.time.waited', ofMany: 'dashboard.time.waitedMost' },
} as const;

interface TimeWords {
  text: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  exact: string;
  isLate: boolean;
}

/** Null of what tells no time. */
export function useTimeWords(): (told: FigureAnswer) => TimeWords | null {
  const translate = useTranslate();
  const minutes = useMinutes();
  usePresentMinute();
  return told => {
    const time = timeOf(told);
    if (time === null) return null;
    const passed = Math.floor((serverNow() - time) / MINUTE_MS);
    const isDue = told.figure.first?.is === 'due';
    const isLate = isDue && passed >= 0;
    const words = WORDS[isLate ? 'late' : isDue ? 'left' : 'waited'];
    const span = Math.abs(passed);
    const said =
      span < 2 * DAY_MINUTES
        ? minutes(span)
        : translate('dashboard.days', { smart_count: Math.floor(span / DAY_MINUTES) });
    return {
      text: translate(told.counted.count > 1 ? words.ofMany : words.ofOne, { time: said }),
      exact: formatTime(time),
      isLate,
    };
  };
}
