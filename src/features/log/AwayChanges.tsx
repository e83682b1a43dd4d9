/** On the first page: what others did meanwhile to records that one has worked on. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Answer } from '../../contract/grammar/call.ts';
import { logCalls } from '../../contract/log.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import { formatClockOrDay, formatTime } from '../../kit/format/time.ts';
import { useDeedWords } from './use-deed-words.ts';

type Change = NonNullable<Answer<typeof logCalls.listChangesWhileAway>>['changes'][number];

const MOST_SHOWN = 7;
/** Of what lies behind nothing changes any more. */
const FRESH = { staleTime: Number.POSITIVE_INFINITY };

export default function AwayChanges() {
  const translate = useTranslate();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { data } = useAnswer(logCalls.listChangesWhileAway, {}, FRESH);
  if (!data || data.changes.length === 0) return null;
  const { from, to, changes } = data;
  const now = serverNow();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('log.away.title')}</h2>
        <span>
          {translate('log.away.span', { from: formatClockOrDay(from, now), to: formatClockOrDay(to, now) })}
        </span>
        {changes.length > MOST_SHOWN && !isWhole && (
          <Button onClick={() => setWhole(true)}>
            {translate('log.away.all', { smart_count: changes.length })}
          </Button>
        )}
      </header>
      <ul>
        {changes.slice(0, isWhole ? undefined : MOST_SHOWN).map(change => (
          <li key={change.id}>
            <time title={formatTime(change.operTime)}>{formatClockOrDay(change.operTime, now)}</time>
            <Deed change={change} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Deed({ change }: { change: Change }) {
  const translate = useTranslate();
  const deed = useDeedWords();
  const { operName, method, objectType, objectName, resource, recordId } = change;
  const page = `/${resource}`;
  const isOpen = useLeadsTo(page);
  const kind = translate(`log.object.${objectType}`, {
    _: translate(`title.${objectType}`, { _: objectType }),
  });
  const name = objectName ?? kind;
  return (
    <p>
      <b>{operName ?? translate('log.away.system')}</b> {deed(method)}{' '}
      {isOpen ? <LinkBase to={`${page}/${encodeURIComponent(recordId)}`}>{name}</LinkBase> : name}
    </p>
  );
}

const Section = styled('section')(({ theme: { tokens } }) => ({
  marginTop: 12,
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    padding: '10px 16px 4px',
  },
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  span: { flex: 1, fontSize: 12, color: tokens.text.plain, fontVariantNumeric: 'tabular-nums' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  li: { display: 'flex', gap: 12, minHeight: 28, padding: '4px 16px', color: tokens.text.plain },
  time: { flex: 'none', width: 84, fontSize: 12, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
  p: { flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  b: { fontWeight: 600, color: tokens.text.strong },
  a: { color: tokens.accent.ink },
}));
