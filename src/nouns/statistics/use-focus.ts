import { useState } from 'react';
import type { Span } from './period.ts';

/**
 * Which head of a course is in focus; another period begins with its first again.
 *
 * @param first where nobody has chosen one
 * @param count how many there are
 */
export function useFocus({ from, to }: Span, first: number, count: number): [number, (at: number) => void] {
  const [chosen, setChosen] = useState<Span & { at: number }>();
  const isSame = chosen?.from === from && chosen.to === to;
  const at = isSame ? chosen.at : first;
  return [Math.max(0, Math.min(at, count - 1)), next => setChosen({ from, to, at: next })];
}
