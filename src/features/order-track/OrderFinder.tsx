/** Finds the order whose ride is wanted: by number, place or passenger. One that is found alone is shown at once. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { type Order, order as orderResource } from '../../contract/order.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/Framed.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { MONO } from '../../kit/theme/tokens.ts';
import { Fields, Note } from '../../nouns/fleet-map/parts.ts';

const MOST = 10;

export function OrderFinder({ onChoose }: { onChoose(orderId: string): void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const { data, error } = useAnswer(
    orderResource.calls.list,
    { query: { keyword, size: MOST } },
    { enabled: keyword !== '' },
  );
  const hits = data && keyword !== '' ? data.rows : undefined;
  const alone = hits?.length === 1 && hits[0]?.matchTime ? hits[0].id : undefined;
  useEffect(() => {
    if (alone === undefined) return;
    setKeyword('');
    onChoose(alone);
  }, [alone, onChoose]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(text.trim());
  };
  return (
    <>
      <Fields as="form" role="search" onSubmit={handleSubmit}>
        <Framed
          type="search"
          value={text}
          placeholder={translate('orderTrack.find.hint')}
          inputProps={{ 'aria-label': translate('orderTrack.find.label'), maxLength: 100 }}
          onChange={event => {
            setText(event.target.value);
            setKeyword('');
          }}
        />
        {hits?.length === 0 && <Note role="status">{translate('orderTrack.find.none', { keyword })}</Note>}
        {error && <Note role="alert">{failureText(error).text}</Note>}
      </Fields>
      {hits && hits.length > 0 && (
        <Hits aria-label={translate('orderTrack.find.hits')}>
          {hits.map(order => (
            <Hit key={order.id} order={order} onChoose={onChoose} />
          ))}
        </Hits>
      )}
    </>
  );
}

function Hit({ order, onChoose }: { order: Order; onChoose(orderId: string): void }) {
  const translate = useTranslate();
  const { origin, dest, driver } = order;
  const places = [origin.address, dest?.address].filter(Boolean).join(' → ');
  return (
    <li>
      <button type="button" disabled={!order.matchTime} onClick={() => onChoose(order.id)}>
        <b>{order.orderNo}</b>
        <span>{formatTime(order.createdOn)}</span>
        <small>{places}</small>
        <small>
          {order.matchTime
            ? [driver?.plateNum, driver?.name].filter(Boolean).join(' ')
            : translate('orderTrack.notDriven')}
        </small>
      </button>
    </li>
  );
}

const Hits = styled('ul')(({ theme: { tokens } }) => ({
  flex: 'none',
  maxHeight: '50%',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  borderBottom: `1px solid ${tokens.line}`,
  button: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 8px',
    width: '100%',
    padding: '6px 12px',
    border: 0,
    borderTop: `1px solid ${tokens.line}`,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover:enabled': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&:disabled': { color: tokens.text.faint, cursor: 'default' },
  },
  b: { fontFamily: MONO, fontSize: 12, fontWeight: 600 },
  span: { color: tokens.text.faint, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  small: {
    gridColumn: '1 / -1',
    overflow: 'hidden',
    fontSize: 12,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));
