/** Eleven days, each with who closed it or what it still needs; the chosen one in the middle unless it is recent. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { DaySummary } from '../../../contract/reconciliation-records.ts';
import { NOTHING } from '../../../kit/format/nothing.ts';
import { StatusShape } from '../../../kit/StatusMark.tsx';
import type { Described } from '../../../kit/state/PageState.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { hasContent, unmetOf } from './conditions.ts';
import { dayAfter, daysFrom, monthAndDay, STRIP_DAYS, weekdayOf } from './days.ts';

interface DayStripProps {
  day: string;
  today: string;
  /** The last of the strip. */
  last: string;
  /** Undefined: not known yet. */
  days: readonly DaySummary[] | undefined;
  /** Why they could not be read. */
  failure: Described | undefined;
  onRetry: () => void;
  onDay: (day: string) => void;
}

export function DayStrip({ day, today, last, days = [], failure, onRetry, onDay }: DayStripProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.strip.${key}`, more);
  const chosen = useRef<HTMLButtonElement>(null);
  const step = (by: 1 | -1) => {
    const to = dayAfter(day, by);
    if (to <= today) onDay(to);
  };
  useShortcut('pageup', () => step(-1), { label: 'reconciliationDesk.keys.earlier', group: 'page' });
  useShortcut('pagedown', () => step(1), { label: 'reconciliationDesk.keys.later', group: 'page' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into view with each day that is chosen
  useEffect(() => chosen.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }), [day]);
  const known = new Map(days.map(one => [one.day, one]));
  const month = days.filter(one => one.day.startsWith(day.slice(0, 7)));
  const closed = month.filter(({ state }) => state === 'closed').length;
  return (
    <Strip aria-label={word('name')}>
      <IconButton aria-label={word('earlier')} aria-keyshortcuts="PageUp" onClick={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <ol>
        {daysFrom(dayAfter(last, 1 - STRIP_DAYS), STRIP_DAYS).map(each => (
          <li key={each}>
            <button
              ref={each === day ? chosen : undefined}
              type="button"
              aria-current={each === day ? 'date' : undefined}
              onClick={() => onDay(each)}
            >
              <span>
                <b>{monthAndDay(each)}</b> {weekdayOf(each, locale)}
              </span>
              {failure ? <small>{NOTHING}</small> : <State day={known.get(each)} isToday={each === today} />}
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        aria-label={word('later')}
        aria-keyshortcuts="PageDown"
        disabled={day >= today}
        onClick={() => step(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      {failure && (
        <div role="alert">
          {word('unread')} {failure.text}{' '}
          <Button size="small" onClick={onRetry}>
            {translate('kit.state.retry')}
          </Button>
        </div>
      )}
      {month.length > 0 && (
        <p>
          {word('month', { month: Number(day.slice(5, 7)), smart_count: closed })}
          <br />
          {word('monthOf', { smart_count: month.length })}
        </p>
      )}
    </Strip>
  );
}

function State({ day, isToday }: { day: DaySummary | undefined; isToday: boolean }) {
  const translate = useTranslate();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.strip.${key}`, more);
  if (!day) return <small>…</small>;
  if (day.state === 'closed')
    return (
      <small title={word('closed', { by: day.closedBy ?? '' })}>
        <Lock size={12} aria-label={word('isClosed')} />
        <span>{day.closedBy}</span>
      </small>
    );
  const unmet = unmetOf(day).length;
  const isOpen = day.state === 'open';
  const text = isToday
    ? word('today')
    : !isOpen
      ? word('ahead')
      : unmet > 0
        ? word('unmet', { smart_count: unmet })
        : word(hasContent(day) ? 'ready' : 'empty');
  return (
    <small>
      <StatusShape tone={isOpen && hasContent(day) ? (unmet > 0 ? 'warn' : 'ok') : 'off'} />
      <span>{text}</span>
    </small>
  );
}

const Strip = styled('nav')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  padding: '0 16px 0 8px',
  borderBottom: `1px solid ${tokens.line}`,
  ol: {
    display: 'flex',
    flex: 1,
    gap: 4,
    minWidth: 0,
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    listStyle: 'none',
  },
  li: { flex: '0 0 80px' },
  'li button': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: '100%',
    height: 44,
    padding: '0 8px',
    border: 0,
    borderBottom: '2px solid transparent',
    borderRadius: '4px 4px 0 0',
    background: 'none',
    font: 'inherit',
    lineHeight: '18px',
    color: tokens.text.plain,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    b: { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
    '&[aria-current]': {
      borderBottomColor: tokens.accent.mark,
      backgroundColor: tokens.accent.soft,
      b: { color: tokens.accent.ink, fontWeight: 600 },
    },
  },
  small: { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0, fontSize: 12 },
  'small span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  'small svg': { flex: 'none' },
  p: {
    flex: 'none',
    margin: 0,
    fontSize: 12,
    lineHeight: '18px',
    color: tokens.text.plain,
    textAlign: 'right',
  },
  '[role=alert]': { flexBasis: '100%', padding: '0 8px 4px', fontSize: 12, color: tokens.bad.ink },
  [breakpoints.down('lg')]: { p: { display: 'none' } },
}));
