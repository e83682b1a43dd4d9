import { dragOnto } from '../../kit/drag/drag-onto.ts';
import type { Edge } from './moves.ts';

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
  /** Into a row only where that is allowed: else the nearer side of it; undefined where neither is. */
  const edgeFor = (dragged: string, { clientY }: { clientY: number }): Edge | undefined => {
    const { top, height } = row.getBoundingClientRect();
    const part = (clientY - top) / height;
    const side = part < 0.5 ? 'above' : 'below';
    const wanted: Edge[] = part > 0.3 && part < 0.7 ? ['inside', side] : [side];
    return wanted.find(edge => canDrop(dragged, edge));
  };
  return dragOnto(row, {
    kind: 'dictionary value',
    key: id,
    handle,
    mark: (point, dragged) => {
      const edge = point ? edgeFor(dragged, point) : undefined;
      if (edge) row.dataset.drop = edge;
      else delete row.dataset.drop;
    },
    onDrop: (dragged, point) => {
      const edge = edgeFor(dragged, point);
      if (edge) onDrop(dragged, edge);
    },
  });
}
