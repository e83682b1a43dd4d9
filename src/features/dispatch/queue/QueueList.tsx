/** Hundreds of orders, of which only those in sight are drawn. Everything in it is done by keys, too. */
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { CARD_HEIGHT, OrderCard } from '../parts/OrderCard.tsx';
import { useStillOrders } from './use-still-orders.ts';

interface QueueListProps {
  orders: readonly Order[];
  openId: string | null;
  onOpen(orderId: string): void;
}

/** Cards that PageUp and PageDown go. */
const LEAP = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: LEAP,
  PageUp: -LEAP,
};

export function QueueList({ orders: listed, openId, onOpen }: QueueListProps) {
  const translate = useTranslate();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { shown: orders, onMove } = useStillOrders(listed);
  const [activeId, setActiveId] = useState<string | null>(openId);
  const virtual = useVirtualizer({
    count: orders.length,
    getScrollElement: () => place.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: 6,
    getItemKey: index => orders[index]?.id ?? index,
  });
  const at = orders.findIndex(order => order.id === activeId);
  // what is opened elsewhere is where the keys go on from
  useEffect(() => {
    if (openId !== null) setActiveId(openId);
  }, [openId]);

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), orders.length - 1);
    const order = orders[next];
    if (!order) return;
    setActiveId(order.id);
    virtual.scrollToIndex(next);
  };
  /** Opens the one that lies so many further: an order that is being handled is left for the next with one key. */
  const openFurther = (by: number) => {
    const from = orders.findIndex(order => order.id === (openId ?? activeId));
    const next = orders[from < 0 ? 0 : Math.min(Math.max(from + by, 0), orders.length - 1)];
    if (!next) return;
    go(orders.indexOf(next));
    onOpen(next.id);
  };
  useShortcut('j', () => openFurther(1), { label: 'dispatch.keys.next', group: 'list' });
  useShortcut('k', () => openFurther(-1), { label: 'dispatch.keys.previous', group: 'list' });

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) go(at + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(orders.length - 1);
    else if (event.key === 'Enter' && activeId !== null && at >= 0) onOpen(activeId);
    else return;
    event.preventDefault();
  };

  return (
    <Scroll
      ref={place}
      role="listbox"
      data-queue
      aria-label={translate('dispatch.queue')}
      aria-activedescendant={at >= 0 ? `${id}-${activeId}` : undefined}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      onPointerMove={onMove}
      onFocus={() => {
        if (at < 0) go(0);
      }}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const order = orders[index];
          if (!order) return null;
          return (
            <OrderCard
              key={key}
              id={`${id}-${order.id}`}
              order={order}
              isOpen={order.id === openId}
              isActive={order.id === activeId}
              start={start}
              onOpen={onOpen}
            />
          );
        })}
      </div>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  '&:focus-visible [data-active]': { boxShadow: `inset 0 0 0 2px ${tokens.accent.ink}` },
}));
