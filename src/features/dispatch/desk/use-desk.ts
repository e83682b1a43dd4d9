/** All that the desk knows: what is listed, which order is handled, who could fetch its passenger, and what is taken down. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { useCandidates } from '../candidates/use-candidates.ts';
import { useNote } from '../handover/use-note.ts';
import { useComing } from '../map/use-coming.ts';
import { useDriven } from '../order/use-driven.ts';
import { noteNewOrder } from '../state/note-order.ts';
import { useActiveLine } from '../state/use-active-line.ts';
import { useDeskPlace } from '../state/use-desk-place.ts';
import { useEntry } from '../state/use-entry.ts';
import { useOrder } from '../state/use-order.ts';
import { type OrderSearch, useTabOrders } from '../state/use-tab-orders.ts';
import { useCircleSearch } from '../vehicle/use-circle-search.ts';
import { useCallerInAddress } from './use-caller-in-address.ts';
import { useOrderCircle } from './use-order-circle.ts';
import { useOrderNews } from './use-order-news.ts';
import { usePanels } from './use-panels.ts';

/** What the right panel shows in place of the order. */
export type Aside = 'form' | 'handover' | 'circle' | 'vehicle';
/** While something else is done on the map, the order is off it. */
const ON_MAP: ReadonlySet<Aside | null> = new Set(['form', 'circle']);

export type Desk = ReturnType<typeof useDesk>;

const NOTHING_SOUGHT: OrderSearch = { type: 1, keyword: '' };

export function useDesk() {
  const client = useQueryClient();
  const place = useDeskPlace();
  const { orderId, callId, go } = place;
  const [sought, setSought] = useState(NOTHING_SOUGHT);
  const [aside, setAside] = useState<Aside | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const found = useTabOrders(place.tab, place.area, sought);
  const looked = useOrder(orderId, found.orders);
  const order = ON_MAP.has(aside) ? null : looked.order;
  const candidates = useCandidates(order);
  const line = useActiveLine(order);
  const driven = useDriven(order);
  const { circle, drag } = useOrderCircle(order, candidates);
  const coming = useComing(order, candidates, marked);
  const entry = useEntry(aside === 'form', callId);
  const note = useNote();
  const search = useCircleSearch(aside === 'circle');
  const [vehicle, setVehicle] = useState('');
  const panels = usePanels(orderId !== null || aside !== null);
  const { open } = panels;
  useOrderNews(orderId);

  const openOrder = useCallback(
    (id: string) => {
      setAside(null);
      // what was taken down in a call stays with it
      go({ orderId: id, callId: null });
      open('right');
    },
    [go, open],
  );
  const closeOrder = useCallback(() => {
    go({ orderId: null });
    open('left');
  }, [go, open]);
  const openAside = useCallback(
    (next: Aside) => {
      setAside(next);
      open('right');
    },
    [open],
  );
  const openVehicle = useCallback(
    (plate: string) => {
      setVehicle(plate);
      openAside('vehicle');
    },
    [openAside],
  );
  const closeAside = useCallback(() => {
    setAside(null);
    if (callId !== null) go({ callId: null });
    if (orderId === null) open('left');
  }, [orderId, callId, go, open]);
  const openCreated = useCallback(
    (created: Order) => {
      noteNewOrder(client, created);
      go({ tab: 'waitingOrder', callId: null });
      openOrder(created.id);
    },
    [client, go, openOrder],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads to an order, not to a folded panel; once for each
  useEffect(() => {
    if (orderId !== null) open('right');
  }, [orderId]);
  useCallerInAddress(place, entry.change);
  const who = callId ?? place.caller;
  useEffect(() => {
    if (who !== null) openAside('form');
  }, [who, openAside]);

  const standing = useMemo(
    () => new Set([marked, order?.driver?.vehicleId].filter(id => typeof id === 'string')),
    [marked, order?.driver?.vehicleId],
  );
  return {
    place,
    found,
    sought,
    setSought,
    looked,
    order,
    candidates,
    line,
    driven,
    circle,
    drag,
    coming,
    /** Vehicle under the pointer, in the list or on the map. */
    marked,
    setMarked,
    /** Vehicles that are told of and drawn wherever they are. */
    standing,
    entry,
    note,
    search,
    /** Plate of the vehicle that is looked at. */
    vehicle,
    aside,
    panels,
    openOrder,
    closeOrder,
    openAside,
    openVehicle,
    closeAside,
    openCreated,
  };
}
