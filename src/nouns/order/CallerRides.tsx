/** The caller's last rides above a form, each with a digit: the one that is meant fills in what it says. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Order } from '../../contract/order.ts';
import { formatClockOrDay } from '../../kit/format/time.ts';
import { Key } from '../../kit/Key.tsx';
import { isComposing } from '../../kit/use-shortcut.ts';
import { mainKey } from './state-words.ts';

interface CallerRidesProps {
  /** The latest first. */
  orders: readonly Order[];
  /** What a ride says of the fields of the form, `orderId` among them. */
  valuesOf(order: Order): Readonly<Record<string, unknown>>;
  /** Field in which one goes on. */
  next: string;
}

const MOST = 3;

/** Digits are heard while the focus is among them, as it is when the form opens. */
export function CallerRides({ orders, valuesOf, next }: CallerRidesProps) {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext();
  const chosenId: unknown = useWatch({ name: 'orderId' });
  const list = useRef<HTMLOListElement>(null);
  const rides = orders.slice(0, MOST);
  const isThere = rides.length > 0;
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (isThere && isFree) list.current?.querySelector('button')?.focus();
  }, [isThere]);
  if (!isThere) return null;
  const choose = (order: Order | undefined) => {
    if (!order) return;
    for (const [name, value] of Object.entries(valuesOf(order)))
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (isComposing(event.nativeEvent) || ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return;
    // the digit is no other part's
    event.preventDefault();
    choose(rides[Number(key) - 1]);
  };
  return (
    <Rides ref={list} aria-label={translate('order.ofCaller')} onKeyDown={handleKey}>
      {rides.map((order, at) => (
        <li key={order.id}>
          <button
            type="button"
            aria-pressed={order.id === chosenId}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => choose(order)}
          >
            <Key>{String(at + 1)}</Key>
            <time>{formatClockOrDay(order.onboardTime ?? order.useTime, Date.now())}</time>
            <b>{order.plateNum ?? order.driver?.plateNum}</b>
            <span>{[order.origin.address, order.dest?.address].filter(Boolean).join(' → ')}</span>
            <small>{translate(mainKey(order.mainStatus))}</small>
          </button>
        </li>
      ))}
    </Rides>
  );
}

const Rides = styled('ol')(({ theme: { tokens, sizes } }) => ({
  flex: 'none',
  margin: 0,
  padding: '4px 8px',
  borderBottom: `1px solid ${tokens.line}`,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  button: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    width: '100%',
    minHeight: sizes.control,
    padding: '0 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-pressed=true]': { backgroundColor: tokens.accent.soft },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  kbd: { flex: 'none', marginLeft: 0 },
  b: { color: tokens.text.strong, fontWeight: 600 },
  span: { flex: '1 1 200px', minWidth: 0 },
  'time, small': { flex: 'none', color: tokens.text.faint, fontSize: 12 },
}));
