import { dragOnto } from '../drag/drag-onto.ts';

/** Makes a line one that can be dragged onto another, whose place it takes; answers what undoes it. */
export function attachColumnDrag(
  element: HTMLElement,
  key: string,
  onDrop: (key: string, to: string) => void,
): () => void {
  return dragOnto(element, {
    kind: 'column',
    key,
    mark: point => {
      if (point) element.dataset.over = '';
      else delete element.dataset.over;
    },
    onDrop: dropped => onDrop(dropped, key),
  });
}
