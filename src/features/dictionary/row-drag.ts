import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Edge } from './moves.ts';

const KIND = 'dictionary value';

interface RowDrag {
  row: HTMLElement;
  handle: HTMLElement;
  id: string;
  /** Whether what is dragged may go there. */
  canDrop: (id: string, edge: Edge) => boolean;
  onDrop: (id: string, edge: Edge) => void;
}

/** Makes a row one that is dragged by its handle and that others are dropped around; answers what undoes it. */
export function attachRowDrag({ row, handle, id, canDrop, onDrop }: RowDrag): () => void {
  const edgeAt = ({ clientY }: { clientY: number }): Edge => {
    const { top, height } = row.getBoundingClientRect();
    const part = (clientY - top) / height;
    if (part < 0.3) return 'above';
    return part > 0.7 ? 'below' : 'inside';
  };
  /** Into a row only where that is allowed: else the nearer side of it. */
  const edgeFor = (dragged: string, input: { clientY: number }): Edge => {
    const edge = edgeAt(input);
    if (edge !== 'inside' || canDrop(dragged, edge)) return edge;
    const { top, height } = row.getBoundingClientRect();
    return input.clientY - top < height / 2 ? 'above' : 'below';
  };
  const clear = () => {
    delete row.dataset.drop;
  };
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ kind: KIND, id }),
      onDragStart: () => {
        row.dataset.dragged = '';
      },
      onDrop: () => {
        delete row.dataset.dragged;
      },
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.kind === KIND && source.data.id !== id,
      onDrag: ({ source, location }) => {
        const dragged = String(source.data.id);
        const edge = edgeFor(dragged, location.current.input);
        if (canDrop(dragged, edge)) row.dataset.drop = edge;
        else clear();
      },
      onDragLeave: clear,
      onDrop: ({ source, location }) => {
        clear();
        const dragged = String(source.data.id);
        const edge = edgeFor(dragged, location.current.input);
        if (canDrop(dragged, edge)) onDrop(dragged, edge);
      },
    }),
  );
}
