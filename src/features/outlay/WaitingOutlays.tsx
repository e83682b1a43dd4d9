/** On the dashboard: what this person may approve, the oldest first, and what of his own waits for somebody else. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ListedOutlay, outlayCalls, outlay as resource } from '../../contract/outlay.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { LazyPart } from '../../kit/LazyPart.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { useHeldRecords } from '../../nouns/undo/use-hold.ts';

/** Most who see what waits do not decide it now. */
const loadDialog = () => import('./DecideDialog.tsx');

/** Where no push comes. */
const POLLING_MS = 60_000;
/** The card is small; who has decided one sees the next. */
const MOST_SHOWN = 5;

export default function WaitingOutlays() {
  const translate = useTranslate();
  const describe = useFailureText();
  const {
    data: all,
    error,
    refetch,
  } = useAnswer(outlayCalls.listWaitingOutlays, {}, { repeatMs: POLLING_MS });
  const [decided, setDecided] = useState<ListedOutlay | null>(null);
  usePush('RECORD_CHANGED', ({ data: { resource: changed } }) => {
    if (changed === resource.resource) void refetch();
  });
  // what is decided is no longer here, though it can still be taken back
  const held = useHeldRecords(resource.resource);
  const data = all?.filter(({ id }) => !held.includes(id));
  if (!data)
    return error ? (
      <Said role="status">{describe(error).text}</Said>
    ) : (
      <SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />
    );
  const rest = data.length - MOST_SHOWN;
  return (
    <>
      {data.every(one => one.isMine) && <Said>{translate('outlay.waiting.none')}</Said>}
      <List>
        {data.slice(0, MOST_SHOWN).map(one => (
          <li key={one.id}>
            <button type="button" onClick={() => setDecided(one)}>
              <b>{formatYuan(one.amount)}</b> {translate(`outlay.bizCode.${one.bizCode}`)}
              <small>
                {one.isMine
                  ? translate('outlay.waiting.mine')
                  : translate('outlay.waiting.askedBy', { name: one.applyUser })}
              </small>
            </button>
          </li>
        ))}
      </List>
      {rest > 0 && <Said>{translate('outlay.waiting.more', { smart_count: rest })}</Said>}
      {decided && (
        <LazyPart
          load={loadDialog}
          draw={DecideDialog => (
            <DecideDialog key={decided.id} outlay={decided} onClose={() => setDecided(null)} />
          )}
        />
      )}
    </>
  );
}

const Said = styled('p')(({ theme: { tokens } }) => ({ margin: '4px 0', color: tokens.text.faint }));

const List = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  button: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    width: '100%',
    minHeight: 32,
    padding: '4px 0',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { color: tokens.accent.ink },
  },
  b: { fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: tokens.text.strong },
  small: { flexBasis: '100%', fontSize: 12, color: tokens.text.faint },
}));
