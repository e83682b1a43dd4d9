/** Figures with their units, and what was before. */
import { useTranslate } from 'ra-core';
import type { Range } from '../../data/normal-range.ts';
import { formatCount, formatYuan } from '../../kit/format/count.ts';
import { useCountdown } from '../../kit/format/use-span.ts';
import { signed } from './compared.ts';

/**
 * `fen` is shown as yuan; `span` as minutes and seconds, from an hour on in words; `clock` as minutes and seconds, `5:48`.
 * Those, and `seconds`, are whole numbers. `rate` is a percentage with its one decimal always, `94.0%`, and a short difference;
 * `mean` is a count with one decimal.
 */
export type Unit = 'count' | 'mean' | 'percent' | 'rate' | 'seconds' | 'span' | 'clock' | 'fen';

export function useUnits() {
  const translate = useTranslate();
  const countdown = useCountdown();
  const seconds = (count: number | string) => translate('statistics.seconds', { count });
  const say: Readonly<Record<Unit, (value: number) => string>> = {
    count: value => formatCount(value),
    mean: formatMean,
    percent: value => `${value}%`,
    rate: value => `${value.toFixed(1)}%`,
    seconds,
    span: value => countdown(value * 1_000),
    clock: formatClockSpan,
    fen: value => formatYuan(value),
  };
  const difference: Readonly<Record<Unit, (value: number) => string>> = {
    count: signed,
    mean: signed,
    percent: value => translate('statistics.points', { count: signed(value) }),
    rate: value => translate('statistics.shortPoints', { count: signed(value) }),
    seconds: value => seconds(signed(value)),
    span: value => seconds(signed(value)),
    clock: value => signed(value).replace(/[\d.]+/, () => formatClockSpan(Math.abs(value))),
    fen: value => signed(value / 100),
  };
  return {
    /** A dash for what nobody has told. */
    say: (unit: Unit, value: number | null) => (value === null ? '–' : say[unit](value)),
    /** `+25`, with its unit. */
    sayDifference: (unit: Unit, value: number) => difference[unit](value),
    /** `58–82`; a dash where none is known. */
    range: (unit: Unit, range: Range | null | undefined) => {
      if (!range) return '–';
      if (unit === 'rate') return `${range.low.toFixed(1)}–${say.rate(range.high)}`;
      return `${say[unit](Math.round(range.low))}–${say[unit](Math.round(range.high))}`;
    },
    /** Undefined where there is nothing to compare with. */
    compared: (unit: Unit, value: number | null, was: number | null | undefined) => {
      if (typeof was !== 'number') return undefined;
      const before = say[unit](was);
      if (value === null) return translate('statistics.was', { was: before });
      return translate('statistics.compared', { was: before, difference: difference[unit](value - was) });
    },
  };
}

/** `1 330.7`. */
function formatMean(value: number): string {
  const [whole, tenth] = value.toFixed(1).split('.');
  return `${formatCount(Number(whole))}.${tenth}`;
}

/** `5:48`. @param seconds 0 or more */
function formatClockSpan(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `+8%` of a count; a dash where there is nothing to compare with. */
export function changeOf(value: number, was: number | null): string {
  if (!was) return '–';
  return `${signed(Math.round((100 * (value - was)) / was))}%`;
}
