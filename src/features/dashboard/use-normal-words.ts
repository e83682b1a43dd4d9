/** What is normal by this time of day, in words, and whether a value is in trouble beside it. */
import { useLocaleState, useTranslate } from 'ra-core';
import type { DayFigureUnit } from '../../contract/day-figures.ts';
import type { NormalRange } from '../../contract/order-figures.ts';
import { isOutside, type WorseSide } from '../../data/normal-range.ts';
import { formatCount, formatYuan } from '../../kit/format/count.ts';

const FEN_A_YUAN = 100;

/** A value as it stands there, without its unit. */
export function formatValue(value: number | null, unit: DayFigureUnit): string {
  if (unit === 'fen') return formatYuan(value);
  return formatCount(value !== null && unit === 'seconds' ? Math.round(value) : value);
}

export interface NormalWords {
  text: string;
  /** Outside of the range on the side that is trouble. */
  isTrouble: boolean;
}

export function useNormalWords(): (
  value: number | null,
  range: NormalRange | null | undefined,
  unit: DayFigureUnit,
  worse?: WorseSide,
) => NormalWords {
  const translate = useTranslate();
  return (value, range, unit, worse) => {
    if (!range) return { text: translate('dashboard.normal.unknown'), isTrouble: false };
    const [low, high] = [roughly(Math.floor, range.low, unit), roughly(Math.ceil, range.high, unit)];
    const between = low === high ? low : `${low}–${high}`;
    const where =
      value === null ? 'within' : value < range.low ? 'below' : value > range.high ? 'above' : 'within';
    if (where !== 'within')
      return {
        text: translate(`dashboard.normal.${where}`, { range: between }),
        isTrouble: isOutside(value, range, worse),
      };
    return {
      text: translate(low === high ? 'dashboard.normal.is' : 'dashboard.normal.between', { low, high }),
      isTrouble: false,
    };
  };
}

/** In whole yuan and whole seconds: nobody reads a range more exactly. */
function roughly(round: (amount: number) => number, amount: number, unit: DayFigureUnit): string {
  if (unit === 'fen') return formatCount(round(amount / FEN_A_YUAN));
  return formatCount(unit === 'seconds' ? round(amount) : amount);
}

/** The weekday of a day, in the language of the console. */
export function useWeekday(): (day: number) => string {
  const [locale] = useLocaleState();
  // short in Chinese is whole elsewhere
  const weekday = locale.startsWith('zh') ? 'short' : 'long';
  const names = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'Asia/Shanghai' });
  return day => names.format(day);
}
