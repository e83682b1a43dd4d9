/** The chart of a course, with one head in focus: moved by the arrow keys, Home and End, and by the pointer; Enter opens it. */
import { styled, useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { late } from '../late.tsx';
import type { Course } from './course.ts';
import { COURSE_GRID, courseOption } from './course-option.ts';

interface CourseChartProps {
  /** What it is of. */
  label: string;
  /** The same object as long as nothing is drawn otherwise. */
  course: Course;
  focus: number;
  onFocus: (at: number) => void;
  /** The head in focus, as its axis says it. */
  focusHead: string;
  /** What the head in focus comes to, in words. */
  reading: string;
  /** Opens the records of the head in focus; undefined for users without the right. */
  onOpen?: (() => void) | undefined;
}

const Chart = late(() => import('./Chart.tsx'), 'default');

export function CourseChart(props: CourseChartProps) {
  const { label, course, focus, onFocus, focusHead, reading, onOpen } = props;
  const { tokens } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const last = course.heads.length - 1;
  const option = useMemo(
    () => courseOption(course, { at: focus, head: focusHead }, tokens),
    [course, focus, focusHead, tokens],
  );
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') return onOpen?.();
    const to = { ArrowLeft: focus - 1, ArrowRight: focus + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onFocus(Math.min(Math.max(to, 0), last));
  };
  const handlePointer = ({ clientX }: PointerEvent) => {
    const at = place.current && headAt(clientX, place.current, course.heads.length);
    if (at !== null && at !== focus) onFocus(at);
  };
  return (
    <Place
      ref={place}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={focus}
      aria-valuetext={reading}
      onKeyDown={handleKey}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onDoubleClick={onOpen}
    >
      <Chart summary={null} option={option} />
    </Place>
  );
}

/** Null beside the drawing. */
function headAt(clientX: number, element: HTMLElement, count: number): number | null {
  const { left, width } = element.getBoundingClientRect();
  const drawn = width - COURSE_GRID.left - COURSE_GRID.right;
  const at = Math.floor(((clientX - left - COURSE_GRID.left) / drawn) * count);
  return at >= 0 && at < count ? at : null;
}

const Place = styled('div')(({ theme: { tokens } }) => ({
  minWidth: 0,
  height: '100%',
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
}));
