/** While the pointer moves over the queue, nothing moves away under it: what has become more urgent goes up afterwards. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { inOrderOf } from '../state/in-order.ts';

/** After the pointer has last moved. */
const STILL_MS = 2_000;

export function useStillOrders(orders: readonly Order[]): { shown: readonly Order[]; onMove(): void } {
  const [isMoving, setMoving] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ids = useRef<readonly string[]>([]);
  const onMove = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setMoving(false), STILL_MS);
    setMoving(true);
  }, []);
  useEffect(() => () => clearTimeout(rest.current), []);
  const shown = useMemo(() => (isMoving ? inOrderOf(ids.current, orders, idOf) : orders), [isMoving, orders]);
  useEffect(() => {
    ids.current = shown.map(idOf);
  }, [shown]);
  return { shown, onMove };
}

const idOf = ({ id }: Order) => id;
