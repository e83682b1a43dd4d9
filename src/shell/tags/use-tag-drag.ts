/** Reordering by the mouse; the menu and the keyboard have it as well. Fetched when a mouse first comes near. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadCode } from '../../late/load-code.ts';
import type { Tag } from './tag.ts';
import { type Edge, placeOf } from './tag-place.ts';
import type { TagActs } from './use-tag-acts.tsx';

/** Makes an element one that can be dragged and dropped at; answers what undoes it. */
export type AttachDrag = (element: HTMLElement, key: string) => () => void;

type Draggable = typeof import('./tag-drag.ts');

export function useTagDrag(
  row: RefObject<HTMLElement | null>,
  { move }: TagActs,
  tags: readonly Tag[],
): AttachDrag | null {
  const [fetched, setFetched] = useState<Draggable | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || fetched || !matchMedia('(pointer: fine)').matches) return;
    // without it the tags stay where they are, and the next mouse asks again
    const handleEnter = () => loadCode(() => import('./tag-drag.ts')).then(setFetched, () => undefined);
    element.addEventListener('pointerenter', handleEnter);
    return () => element.removeEventListener('pointerenter', handleEnter);
  }, [row, fetched]);

  const latest = useRef(tags);
  useEffect(() => {
    latest.current = tags;
  });
  const handleDrop = useCallback(
    (key: string, target: string, edge: Edge) => {
      const place = placeOf(latest.current, key, target, edge);
      if (place >= 0) move(key, place);
    },
    [move],
  );
  const attach = useCallback<AttachDrag>(
    (element, key) => fetched?.attachDrag(element, key, handleDrop) ?? (() => undefined),
    [fetched, handleDrop],
  );
  return fetched && attach;
}
