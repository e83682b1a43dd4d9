/** News by the days of Nanning's calendar. */
import type { Notice } from '../../data/notices/notice.ts';
import { formatDay, midnight } from '../../kit/format/time.ts';

export interface NewsOfDay {
  day: 'today' | 'yesterday' | 'before';
  /** `YYYY/MM/DD` */
  date: string;
  notices: Notice[];
}

/** @param notices newest first. What a clock ahead of ours has said is of today. */
export function byDay(notices: readonly Notice[], now: number): NewsOfDay[] {
  const days: NewsOfDay[] = [];
  for (const notice of notices) {
    const day =
      notice.time >= midnight(now, 0) ? 'today' : notice.time >= midnight(now, 1) ? 'yesterday' : 'before';
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, date: formatDay(Math.min(notice.time, now)), notices: [notice] });
  }
  return days;
}
