/** A time as people say it; the exact one on hover. */
import { useTranslate } from 'ra-core';
import { type Ago, ago, formatClockOrDay, formatTime, NO_TIME } from './time.ts';

interface TimeProps {
  /** Milliseconds since 1970. */
  value: number | null | undefined;
  /** What stands where there is none. */
  missing?: string;
  now?: number;
  /** From an hour on the time of day: where minutes matter. */
  isByClock?: boolean;
}

export function Time({ value, missing = NO_TIME, now, isByClock = false }: TimeProps) {
  const say = useAgo({ isByClock });
  if (!value) return <span>{missing}</span>;
  return (
    <time dateTime={isoOf(value)} title={formatTime(value)}>
      {say(value, now)}
    </time>
  );
}

/** `4 分钟前`, `1 天前`, `2026/06/13`; by the clock `4 分钟前`, `09:12`, `06-14 23:59`, `2026/06/13`. */
export function useAgo({ isByClock = false } = {}): (value: number, now?: number) => string {
  const translate = useTranslate();
  const words = (said: Ago) => {
    switch (said.kind) {
      case 'day':
        return said.text;
      case 'minutes':
      case 'hours':
        return translate(`kit.time.${said.kind}`, { smart_count: said.count });
      default:
        return translate(`kit.time.${said.kind}`);
    }
  };
  return (value, now = Date.now()) => {
    const said = ago(value, now);
    const isOld = said.kind === 'hours' || said.kind === 'yesterday';
    return isByClock && isOld ? formatClockOrDay(value, now) : words(said);
  };
}

function isoOf(value: number): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
