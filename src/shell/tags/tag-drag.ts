import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Edge } from './tag-place.ts';

const KIND = 'tag';

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
  const leave = () => {
    delete element.dataset.edge;
  };
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
      onDrag: ({ location }) => {
        element.dataset.edge = edgeAt(location.current.input.clientX);
      },
      onDragLeave: leave,
      onDrop: ({ source, location }) => {
        leave();
        if (typeof source.data.key === 'string')
          onDrop(source.data.key, key, edgeAt(location.current.input.clientX));
      },
    }),
  );
}
