/** Dragging one of several elements onto another of them, by the mouse. Fetched late by whoever offers it. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Of the window, in CSS pixels. */
interface Point {
  clientX: number;
  clientY: number;
}

interface DragOnto {
  /** Only what is of one kind can be dropped onto each other. */
  kind: string;
  key: string;
  /** By which it is dragged; without one, by all of it. */
  handle?: HTMLElement;
  /** Shows where another one would be dropped; null where none is over it any more. */
  mark: (point: Point | null, dragged: string) => void;
  onDrop: (dropped: string, point: Point) => void;
}

/** While it is dragged itself, the element has `data-dragged`. Answers what undoes it. */
export function dragOnto(element: HTMLElement, { kind, key, handle, mark, onDrop }: DragOnto): () => void {
  return combine(
    draggable({
      element,
      ...(handle && { dragHandle: handle }),
      getInitialData: () => ({ kind, key }),
      onDragStart: () => {
        element.dataset.dragged = '';
      },
      onDrop: () => {
        delete element.dataset.dragged;
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind && source.data.key !== key,
      onDrag: ({ source, location }) => mark(location.current.input, String(source.data.key)),
      onDragLeave: ({ source }) => mark(null, String(source.data.key)),
      onDrop: ({ source, location }) => {
        mark(null, String(source.data.key));
        if (typeof source.data.key === 'string') onDrop(source.data.key, location.current.input);
      },
    }),
  );
}
