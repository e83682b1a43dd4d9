/**
 * A dialog that can be moved by its title, never out of the window: what lies under it may be needed to answer it.
 * Given to MUI's Dialog as `PaperComponent={DraggablePaper}`; as a slot it would lose the dialog's own look. Alt with
 * the arrow keys moves it as well.
 */
import Paper, { type PaperProps } from '@mui/material/Paper';
import { type KeyboardEvent, useRef, useState } from 'react';
import Draggable from 'react-draggable';

const HANDLE = '.MuiDialogTitle-root';
const STEP_PX = 24;
const CENTRE = { x: 0, y: 0 };

export function DraggablePaper(props: PaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(CENTRE);
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    const step = STEPS[event.key];
    if (!event.altKey || !step || !paper.current) return;
    event.preventDefault();
    const [across, down] = step;
    setPlace(within(paper.current, place, { x: place.x + across * STEP_PX, y: place.y + down * STEP_PX }));
  };
  return (
    <Draggable
      nodeRef={paper}
      handle={HANDLE}
      cancel="button, a, input"
      bounds="parent"
      position={place}
      onDrag={(_, { x, y }) => setPlace({ x, y })}
      // it would write a style of its own into the page, which the security policy forbids
      enableUserSelectHack={false}
    >
      <Paper
        {...props}
        ref={paper}
        onKeyDown={handleKey}
        sx={{ [`& ${HANDLE}`]: { cursor: 'move', userSelect: 'none', touchAction: 'none' } }}
      />
    </Draggable>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Place {
  x: number;
  y: number;
}

/** `wanted`, or as near to it as the paper, which stands at `place` now, stays inside the window. */
function within(paper: HTMLElement, place: Place, wanted: Place): Place {
  const { left, right, top, bottom } = paper.getBoundingClientRect();
  return {
    x: between(place.x - left, wanted.x, place.x + window.innerWidth - right),
    y: between(place.y - top, wanted.y, place.y + window.innerHeight - bottom),
  };
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
