/** What waits for this person, of all rooms, the most urgent first: each row is the way to its list, also by its digit. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { pathOf } from '../../data/figures.ts';
import { DIGIT_KEYS, digitOf, MOST_NUMBERED } from '../../kit/digits.ts';
import { formatCount } from '../../kit/format/count.ts';
import { Key } from '../../kit/Key.tsx';
import { StatusShape } from '../../kit/StatusMark.tsx';
import { listShortcut, type Shortcut } from '../../kit/shortcuts.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { SectionHead } from './parts.ts';
import type { FigureAnswer } from './use-figures.ts';
import { useHeldOrder } from './use-held-order.ts';
import { useTimeWords } from './use-time-words.ts';
import { WAITING_PLACES, waitingOf } from './waiting-order.ts';

const OPEN: Shortcut = { keys: '1-9', label: 'dashboard.keys.open', group: 'page', isSingle: true };
const TONE = { late: 'bad', soon: 'warn', later: 'off', today: 'off' } as const;

interface WaitingListProps {
  told: readonly FigureAnswer[];
  isPending: boolean;
  /** All of it was read: what is not there does not wait. */
  isKnown: boolean;
}

export function WaitingList({ told, isPending, isKnown }: WaitingListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { rows, isSettled, holding } = useHeldOrder(waitingOf(told), told);
  const shown = isWhole ? rows : rows.slice(0, MOST_NUMBERED);
  useShortcut(
    DIGIT_KEYS,
    event => {
      const row = rows[digitOf(event) - 1];
      if (row && isSettled()) navigate(pathOf(row.figure));
    },
    { isEnabled: rows.length > 0, isYielding: true },
  );
  const hasRows = rows.length > 0;
  // nine keys, shown as one
  useEffect(() => (hasRows ? listShortcut(OPEN) : undefined), [hasRows]);
  return (
    <section aria-labelledby={id} aria-busy={isPending} data-yielding-keys="" {...holding}>
      <SectionHead>
        <h2 id={id}>{translate('dashboard.waiting')}</h2>
        {rows.length > 0 && <span>{translate('dashboard.items', { smart_count: rows.length })}</span>}
        {rows.length > 0 && (
          <small>
            <Key>1</Key>–<Key>9</Key> {translate('dashboard.byDigit')}
          </small>
        )}
      </SectionHead>
      {rows.length === 0 && isKnown && <Nothing>{translate('dashboard.none')}</Nothing>}
      {WAITING_PLACES.map(place => {
        const here = shown.filter(({ figure }) => figure.place === place);
        return (
          here.length > 0 && (
            <Group key={place} data-place={place}>
              <h3>{translate(`dashboard.place.${place}`)}</h3>
              <ul>
                {here.map(row => (
                  <Row key={row.figure.label} row={row} digit={shown.indexOf(row) + 1} />
                ))}
              </ul>
            </Group>
          )
        );
      })}
      {rows.length > shown.length && (
        <Button color="inherit" sx={{ marginLeft: '6px' }} onClick={() => setWhole(true)}>
          {translate('dashboard.more', { smart_count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ row, digit }: { row: FigureAnswer; digit: number }) {
  const translate = useTranslate();
  const times = useTimeWords();
  const { figure, counted } = row;
  const { label, place, act = 'look', first } = figure;
  const time = times(row);
  const more = counted.first && first?.more?.(counted.first);
  const named = [
    ...(first?.named ?? []).map(name => counted.first?.[name]),
    more && translate(more.key, more.args),
  ]
    .filter(value => typeof value === 'string' && value !== '')
    .join(translate('common.listSeparator'));
  const isFirst = digit === 1 && place === 'late';
  return (
    <li data-figure={label} data-first={isFirst || undefined}>
      <LinkBase to={pathOf(figure)} aria-keyshortcuts={digit <= MOST_NUMBERED ? String(digit) : undefined}>
        <StatusShape tone={TONE[place]} />
        <b>{formatCount(counted.count)}</b>{' '}
        <span data-what>
          <strong>{translate(label)}</strong>
          {named && <small> {named}</small>}
        </span>
        {time && (
          <time data-late={time.isLate || undefined} title={time.exact}>
            {time.text}
          </time>
        )}
        <em data-act>
          {translate(`dashboard.act.${act}`)}
          {isFirst && <Key>1</Key>}
        </em>
      </LinkBase>
    </li>
  );
}

const Nothing = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '4px 16px 12px',
  color: tokens.text.plain,
}));

const Group = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  h3: {
    margin: 0,
    padding: '4px 16px',
    fontSize: 12,
    lineHeight: '20px',
    fontWeight: 400,
    color: tokens.text.plain,
  },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  a: {
    display: 'grid',
    gridTemplateColumns: '16px 48px minmax(0, 1fr) auto 84px',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 48,
    padding: '4px 16px',
    borderBottom: `1px solid ${tokens.line}`,
    color: tokens.text.plain,
    textDecoration: 'none',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  b: {
    fontSize: 20,
    fontWeight: 600,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.text.strong,
  },
  '[data-what]': { minWidth: 0, lineHeight: 1.4 },
  strong: { display: 'block', fontWeight: 600, color: tokens.text.strong },
  '[data-what] small': {
    display: 'block',
    overflow: 'hidden',
    fontSize: 12,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  time: { fontSize: 12, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'time[data-late]': { color: tokens.bad.ink },
  // in the last column, also of a row that has no time
  '[data-act]': { gridColumn: 5, fontStyle: 'normal', textAlign: 'right', color: tokens.accent.ink },
  '[data-first] a': { backgroundColor: tokens.bad.soft },
  '[data-first] [data-act]': {
    display: 'inline-flex',
    justifyContent: 'center',
    alignItems: 'center',
    minHeight: 28,
    padding: '0 8px',
    borderRadius: 4,
    backgroundColor: tokens.accent.fill,
    color: tokens.accent.onFill,
    fontWeight: 600,
  },
  [breakpoints.down('sm')]: {
    a: { gridTemplateColumns: '16px 36px minmax(0, 1fr) auto', minHeight: 56 },
    // below what it is of
    time: { gridColumn: 3, gridRow: 2 },
    '[data-act]': { gridColumn: 4, gridRow: '1 / span 2' },
    '[data-first] [data-act]': { minHeight: 44 },
  },
}));
