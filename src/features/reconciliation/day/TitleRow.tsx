/** Which day it is, how it stands, and what is done with the whole of it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Lock, RefreshCw, Undo2, Upload } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DayOverview } from '../../../contract/reconciliation-records.ts';
import { useMay } from '../../../data/session-context.tsx';
import { Time } from '../../../kit/format/Time.tsx';
import { Key } from '../../../kit/Key.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { Tip } from '../../../kit/Tip.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { unmetOf } from './conditions.ts';
import { weekdayOf } from './days.ts';

const IMPORT_KEY = 'I';

interface TitleRowProps {
  day: string;
  overview: DayOverview | undefined;
  isMatching: boolean;
  onMatch: () => void;
  onImport: () => void;
  onClose: () => void;
  onReopen: () => void;
}

export function TitleRow({ day, overview, isMatching, onMatch, onImport, onClose, onReopen }: TitleRowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.title.${key}`, more);
  const mayImport = useMay(reconciliationCalls.importStatement);
  const isOpen = overview !== undefined && overview.state !== 'closed';
  useShortcut('i', onImport, {
    isEnabled: mayImport && isOpen,
    label: 'reconciliationDesk.keys.import',
    group: 'page',
  });
  return (
    <Row>
      <h1>{translate('title.reconciliation')}</h1>
      <time dateTime={day}>
        {day} {weekdayOf(day, locale, true)}
      </time>
      {overview && <State overview={overview} />}
      <Acts>
        {isOpen && mayImport && (
          <>
            <Button
              color="inherit"
              startIcon={<RefreshCw aria-hidden />}
              loading={isMatching}
              disabled={overview.channels.every(({ batch }) => batch === null)}
              onClick={onMatch}
            >
              {word('match')}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Upload aria-hidden />}
              aria-keyshortcuts={IMPORT_KEY}
              onClick={onImport}
            >
              {word('import')}
              <Key>{IMPORT_KEY}</Key>
            </Button>
          </>
        )}
        {isOpen && <CloseButton overview={overview} onClose={onClose} />}
        {overview?.state === 'closed' && <ReopenButton overview={overview} onReopen={onReopen} />}
      </Acts>
    </Row>
  );
}

function State({ overview: { state, closedBy, closedOn } }: { overview: DayOverview }) {
  const translate = useTranslate();
  if (state !== 'closed')
    return (
      <StatusMark tone={state === 'open' ? 'warn' : 'off'}>
        {translate(`reconciliationDesk.state.${state}`)}
      </StatusMark>
    );
  return (
    <Closed>
      <Lock size={14} aria-hidden />
      <b>{translate('reconciliationDesk.state.closed')}</b>
      <span>
        {closedBy} <Time value={closedOn} isByClock />
      </span>
    </Closed>
  );
}

/** Says what is missing in its own words; where nothing is, it is what comes next. */
function CloseButton({ overview, onClose }: { overview: DayOverview; onClose: () => void }) {
  const translate = useTranslate();
  const why = useId();
  const mayClose = useMay(reconciliationCalls.closeDay);
  const unmet = overview.state === 'open' ? unmetOf(overview).length : 0;
  const refusal = mayClose
    ? overview.closeRefusal && translate(`reason.${overview.closeRefusal}`)
    : translate('reconciliationDesk.title.noClose');
  const label =
    unmet > 0
      ? translate('reconciliationDesk.title.closeMissing', { smart_count: unmet })
      : translate('reconciliationDesk.title.close');
  return (
    <Tip title={refusal ?? undefined}>
      <span>
        <Button
          variant={refusal ? 'outlined' : 'contained'}
          color={refusal ? 'inherit' : 'primary'}
          startIcon={<Lock aria-hidden />}
          disabled={Boolean(refusal)}
          aria-describedby={refusal ? why : undefined}
          onClick={onClose}
        >
          {label}
        </Button>
        {refusal && <VisuallyHidden id={why}>{refusal}</VisuallyHidden>}
      </span>
    </Tip>
  );
}

function ReopenButton({ overview, onReopen }: { overview: DayOverview; onReopen: () => void }) {
  const translate = useTranslate();
  const why = useId();
  const mayReopen = useMay(reconciliationCalls.reopenDay);
  const refusal = mayReopen
    ? overview.reopenRefusal && translate(`reason.${overview.reopenRefusal}`)
    : translate('reconciliationDesk.title.noReopen');
  return (
    <Tip title={refusal ?? undefined}>
      <span>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Undo2 aria-hidden />}
          disabled={Boolean(refusal)}
          aria-describedby={refusal ? why : undefined}
          onClick={onReopen}
        >
          {translate('reconciliationDesk.title.reopen')}
        </Button>
        {refusal && <VisuallyHidden id={why}>{refusal}</VisuallyHidden>}
      </span>
    </Tip>
  );
}

const Row = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 48,
  padding: '4px 16px',
  h1: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  '& > time': { color: tokens.text.plain, fontVariantNumeric: 'tabular-nums' },
}));

const Closed = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: tokens.text.plain,
  b: { fontWeight: 600, color: tokens.text.strong },
}));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });
