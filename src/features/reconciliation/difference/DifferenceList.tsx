/** Differences of a day: those that wait above, handled ones below, and what came after the day was closed. */
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import type { DayOverview, Difference } from '../../../contract/reconciliation-records.ts';
import { DIFFERENCE_WAITS, OTHER_DAY } from '../../../contract/reconciliation-states.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { MiddleCut } from '../../../kit/format/MiddleCut.tsx';
import { NOTHING } from '../../../kit/format/nothing.ts';
import { SkeletonLines } from '../../../kit/record/SkeletonLines.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { type Described, ErrorState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { monthAndDay } from '../day/days.ts';
import { addressOf } from '../place.ts';
import { numberOf } from './numbers.ts';
import { useHandlingWords } from './use-handling-words.ts';

interface DifferenceListProps {
  overview: DayOverview;
  /** Undefined: not known yet. */
  rows: readonly Difference[] | undefined;
  total: number;
  /** Why they could not be read. */
  failure: Described | undefined;
  onRetry: () => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function DifferenceList({
  overview,
  rows,
  total,
  failure,
  onRetry,
  openId,
  onOpen,
}: DifferenceListProps) {
  const translate = useTranslate();
  const isClosed = overview.state === 'closed';
  const shown = rows ?? [];
  const waiting = shown.filter(row => row.handleState === DIFFERENCE_WAITS);
  const handled = shown.filter(row => row.handleState !== DIFFERENCE_WAITS);
  const draw = (row: Difference) => <Row key={row.id} row={row} isOpen={row.id === openId} onOpen={onOpen} />;
  return (
    <List aria-label={translate('reconciliationDesk.list.name')} aria-busy={!rows && !failure}>
      {!rows &&
        (failure ? (
          <ErrorState {...failure} onRetry={onRetry} />
        ) : (
          <Loading>
            <SkeletonLines />
          </Loading>
        ))}
      {rows?.length === 0 && <p>{translate(emptyWords(overview))}</p>}
      {waiting.length > 0 && <ul>{waiting.map(draw)}</ul>}
      {handled.length > 0 && (
        <>
          {!isClosed && (
            <h3>{translate('reconciliationDesk.list.handled', { smart_count: handled.length })}</h3>
          )}
          <ul>{handled.map(draw)}</ul>
        </>
      )}
      {total > shown.length && (
        <p>{translate('reconciliationDesk.list.more', { shown: shown.length, smart_count: total })}</p>
      )}
      {overview.late.length > 0 && (
        <>
          <h3>{translate('reconciliationDesk.list.late', { smart_count: overview.late.length })}</h3>
          <ul>
            {overview.late.map(({ differenceId, day, amount, name }) => (
              <li key={differenceId}>
                <LinkBase to={addressOf({ day, id: differenceId })}>
                  <b>{translate(`reconciliation.type.${OTHER_DAY}`)}</b>
                  <data>{formatYuan(amount)}</data>
                  <code>{name}</code>
                  <em>{translate('reconciliationDesk.list.seeDay', { day: monthAndDay(day) })}</em>
                </LinkBase>
              </li>
            ))}
          </ul>
        </>
      )}
    </List>
  );
}

function emptyWords({ channels, state }: DayOverview): string {
  const hasStatement = channels.some(({ batch }) => batch !== null);
  if (state === 'closed' || hasStatement) return 'reconciliationDesk.list.none';
  return 'reconciliationDesk.list.noStatement';
}

interface RowProps {
  row: Difference;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

function Row({ row, isOpen, onOpen }: RowProps) {
  const translate = useTranslate();
  const words = useHandlingWords()(row);
  const isWaiting = row.handleState === DIFFERENCE_WAITS;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        data-focus-next={isOpen || undefined}
        data-handled={!isWaiting || undefined}
        onClick={() => onOpen(row.id)}
      >
        <b>
          {translate(`reconciliation.type.${row.type}`)}{' '}
          <small>{translate(`reconciliation.channel.${row.channel}`)}</small>
        </b>
        <data>{formatYuan(row.amount)}</data>
        <code>
          <MiddleCut>{numberOf(row) ?? NOTHING}</MiddleCut>
        </code>
        {isWaiting ? (
          <StatusMark tone="warn">{words}</StatusMark>
        ) : (
          <span data-handling title={words}>
            <Check size={12} aria-hidden /> {words}
          </span>
        )}
      </button>
    </li>
  );
}

const Loading = styled('div')({ padding: 16 });

const List = styled('nav')(({ theme: { tokens, breakpoints } }) => ({
  flex: '0 0 288px',
  minHeight: 0,
  overflow: 'auto',
  borderRight: `1px solid ${tokens.line}`,
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  p: { margin: 0, padding: 16, color: tokens.text.faint },
  h3: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 28,
    margin: 0,
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.line}`,
    backgroundColor: tokens.sunken,
    fontSize: 12,
    fontWeight: 400,
    color: tokens.text.plain,
  },
  'li > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    width: '100%',
    minHeight: 44,
    padding: '2px 16px',
    border: 0,
    borderBottom: `1px solid ${tokens.line}`,
    borderLeft: '3px solid transparent',
    background: 'none',
    font: 'inherit',
    lineHeight: '20px',
    color: tokens.text.plain,
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&[aria-current]': { borderLeftColor: tokens.accent.mark, backgroundColor: tokens.accent.soft },
    '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > :nth-of-type(4), & > span, & > em': { maxWidth: 132, fontSize: 12, textAlign: 'right' },
    b: { fontWeight: 600, color: tokens.text.strong },
    'b small': { fontSize: 12, fontWeight: 400, color: tokens.text.plain },
    data: {
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      color: tokens.text.strong,
      textAlign: 'right',
    },
    code: { fontFamily: MONO, fontSize: 12 },
    em: { fontStyle: 'normal', color: tokens.accent.ink },
    '[data-handling] svg': { color: tokens.ok.ink, verticalAlign: -1 },
  },
  '[data-handled] b, [data-handled] data': { fontWeight: 400, color: tokens.text.plain },
  [breakpoints.down('md')]: { flex: 'none', overflow: 'visible', borderRight: 0 },
}));
