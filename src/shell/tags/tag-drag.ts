import { dragOnto } from '../../kit/drag/drag-onto.ts';
import type { Edge } from './tag-place.ts';

/** While something is dragged over it, the element says in `data-edge` at which side it would be dropped. */
export function attachDrag(
  element: HTMLElement,
  key: string,
  onDrop: (key: string, target: string, edge: Edge) => void,
): () => void {
  const edgeAt = (x: number): Edge => {
    const { left, width } = element.getBoundingClientRect();
    return x < left + width / 2 ? 'left' : 'right';
  };
  return dragOnto(element, {
    kind: 'tag',
    key,
    mark: point => {
      if (point) element.dataset.edge = edgeAt(point.clientX);
      else delete element.dataset.edge;
    },
    onDrop: (dropped, { clientX }) => onDrop(dropped, key, edgeAt(clientX)),
  });
}
