/** How far the day is from being closed, what closing locks, and what has happened. */
import { styled } from '@mui/material/styles';
import { Check, Lock } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import type { DayOverview } from '../../../contract/reconciliation-records.ts';
import { useSession } from '../../../data/session-context.tsx';
import { formatCount } from '../../../kit/format/count.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { Timeline } from '../../../kit/record/Timeline.tsx';
import { StatusShape } from '../../../kit/StatusMark.tsx';
import { CONDITIONS, type Condition, shareOf, unmetOf } from './conditions.ts';
import { processingPath } from './our-lists.ts';
import { useEventWords } from './use-event-words.ts';

interface DayAsideProps {
  overview: DayOverview;
  /** Leads to the first difference that waits. */
  onWaiting: () => void;
  onImport: (() => void) | undefined;
}

export function DayAside({ overview, onWaiting, onImport }: DayAsideProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const eventWords = useEventWords();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.aside.${key}`, more);
  const isClosed = overview.state === 'closed';
  const unmet = unmetOf(overview).length;
  return (
    <Aside aria-label={word('name')}>
      <section>
        <h2>
          {isClosed ? word('closed') : unmet === 0 ? word('ready') : word('left', { smart_count: unmet })}
        </h2>
        {!isClosed && (
          <Bars aria-hidden>
            {CONDITIONS.map(condition => (
              <i key={condition}>
                <Filled share={shareOf(overview, condition)} />
              </i>
            ))}
          </Bars>
        )}
        <ul>
          {CONDITIONS.map(condition => (
            <Row key={condition} {...{ overview, condition, onWaiting, onImport }} />
          ))}
          {isClosed && (
            <li>
              <Check size={14} aria-hidden /> <b>{word('locked')}</b>
              <span>
                {word('payments', { smart_count: overview.payments, count: formatCount(overview.payments) })}
              </span>
            </li>
          )}
        </ul>
      </section>
      <section>
        <h3>
          <Lock size={14} aria-hidden /> {word('locks')}
        </h3>
        <p>{word('locksWhat')}</p>
        {overview.reopenedOn !== null && (
          <p>
            {word('reopened', { by: overview.reopenedBy ?? '', why: overview.reopenReason ?? '' })}{' '}
            <Time value={overview.reopenedOn} isByClock />
          </p>
        )}
      </section>
      <Timeline
        title={word('record')}
        isLoading={false}
        emptyText={word('nothing')}
        items={overview.events.map(event => ({
          id: event.id,
          time: event.on,
          who: event.by === null ? '' : event.by === user.userName ? word('you') : event.by,
          what: eventWords(event),
        }))}
      />
    </Aside>
  );
}

interface RowProps extends DayAsideProps {
  condition: Condition;
}

function Row({ overview, condition, onWaiting, onImport }: RowProps) {
  const translate = useTranslate();
  const { missing, day } = overview;
  const isMet = missing[condition] === 0;
  const figure = {
    statements: `${missing.statementsOf - missing.statements} / ${missing.statementsOf}`,
    differences: `${missing.differencesOf - missing.differences} / ${missing.differencesOf}`,
    processing: translate('reconciliationDesk.aside.payments', {
      smart_count: missing.processing,
      count: formatCount(missing.processing),
    }),
  }[condition];
  const act = { statements: onImport, differences: onWaiting, processing: undefined }[condition];
  return (
    <li data-condition={condition}>
      {isMet ? <Check size={14} aria-hidden /> : <StatusShape tone="warn" />}
      <b>{translate(`reconciliationDesk.aside.condition.${condition}`)}</b>
      {isMet ? (
        <span>{figure}</span>
      ) : condition === 'processing' ? (
        <LinkBase to={processingPath(day)}>{figure}</LinkBase>
      ) : act ? (
        <button type="button" onClick={act}>
          {figure}
        </button>
      ) : (
        <span>{figure}</span>
      )}
    </li>
  );
}

const Aside = styled('aside')(({ theme: { tokens, breakpoints } }) => ({
  flex: '0 0 232px',
  minHeight: 0,
  padding: '8px 16px 16px',
  overflow: 'auto',
  borderLeft: `1px solid ${tokens.line}`,
  '& > section + section': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${tokens.line}` },
  '& > section:nth-of-type(2)': { paddingBottom: 12, borderBottom: `1px solid ${tokens.line}` },
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  h3: { display: 'flex', alignItems: 'center', gap: 6, margin: 0, fontSize: 13, fontWeight: 600 },
  p: { margin: '4px 0 0', fontSize: 12, lineHeight: '18px', color: tokens.text.plain },
  ul: { margin: '4px 0 0', padding: 0, listStyle: 'none' },
  li: { overflowWrap: 'anywhere' },
  'ul li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  'ul li > svg': { flex: 'none' },
  'ul li > svg.lucide': { color: tokens.ok.ink },
  'ul b': { flex: 1, fontWeight: 600 },
  'ul a, ul button': {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: tokens.accent.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
  'ul a, ul span, ul button': { fontVariantNumeric: 'tabular-nums' },
  [breakpoints.down('lg')]: {
    flex: 'none',
    overflow: 'visible',
    borderLeft: 0,
    borderTop: `1px solid ${tokens.line}`,
  },
}));

const Bars = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 4,
  margin: '4px 0 8px',
  '& > i': { flex: 1, height: 6, borderRadius: 3, overflow: 'hidden', backgroundColor: tokens.line },
}));

const Filled = styled('i', { shouldForwardProp: name => name !== 'share' })<{ share: number }>(
  ({ theme: { tokens }, share }) => ({
    display: 'block',
    width: `${share * 100}%`,
    height: '100%',
    backgroundColor: tokens.text.faint,
  }),
);
