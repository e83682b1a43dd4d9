import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const KIND = 'column';

/** Makes a line one that can be dragged onto another, whose place it takes; answers what undoes it. */
export function attachColumnDrag(
  element: HTMLElement,
  key: string,
  onDrop: (key: string, to: string) => void,
): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ kind: KIND, key }),
      onDragStart: () => {
        element.dataset.dragged = '';
      },
      onDrop: () => {
        delete element.dataset.dragged;
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === KIND && source.data.key !== key,
      onDragEnter: () => {
        element.dataset.over = '';
      },
      onDragLeave: () => {
        delete element.dataset.over;
      },
      onDrop: ({ source }) => {
        delete element.dataset.over;
        if (typeof source.data.key === 'string') onDrop(source.data.key, key);
      },
    }),
  );
}
