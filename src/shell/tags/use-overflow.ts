import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a row is wider than its place. The wheel then scrolls it.
 *
 * @param count of what is in it; with another one it is measured again
 */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count stands for the content, which no observer sees grow
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, count]);

  useEffect(() => {
    const element = row.current;
    if (!element || !isOverflowing) return;
    const handleWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      element.scrollLeft +=
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
    };
    // React listens passively, and the page would scroll as well
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [row, isOverflowing]);
  return isOverflowing;
}

const LINE_PX = 32;
