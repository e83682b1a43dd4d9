/** Rows keep their places while the pointer is among them; a key does nothing for a moment after rows have changed places. */
import { useRef, useState } from 'react';
import type { FigureAnswer } from './use-figures.ts';

/** So long nobody can have meant what has just come there. */
const SETTLED_MS = 1_000;

const nameOf = ({ figure }: FigureAnswer) => figure.label;

/**
 * @param waiting in the order in which they are to stand
 * @param told all of them: what nobody waits for any more keeps its place meanwhile
 */
export function useHeldOrder(waiting: readonly FigureAnswer[], told: readonly FigureAnswer[]) {
  const [isHeld, setHeld] = useState(false);
  const shown = useRef<readonly FigureAnswer[]>([]);
  const changedOn = useRef(0);
  const asNow = (row: FigureAnswer) => told.find(one => nameOf(one) === nameOf(row)) ?? row;
  const rows = isHeld && shown.current.length > 0 ? shown.current.map(asNow) : waiting;
  if (shown.current.length > 0 && rows.map(nameOf).join(' ') !== shown.current.map(nameOf).join(' '))
    changedOn.current = performance.now();
  shown.current = rows;
  return {
    rows,
    isSettled: () => changedOn.current === 0 || performance.now() - changedOn.current > SETTLED_MS,
    holding: { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) },
  };
}
