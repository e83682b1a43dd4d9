/**
 * Cards of news cover no control of the page. Where it has no such place, the last of them is a line below the page, which
 * becomes lower by it.
 */
import { useLayoutEffect } from 'react';
import { type Box, controlsInView, freePlace, isFree } from '../../kit/free-place.ts';

/** Boxes of rows stand at the left of a list: the cards go beside them, or to the other edge. */
const BESIDE_BOXES = 56;
const EDGE = 12;
/** Below the bar at the top. */
const TOP = 52;
/** How long a page rests before the cards go out of its way. */
const RESTS_MS = 300;

/**
 * @param stack null before it is drawn
 * @param isHeld they stay where they are: one of them is aimed at
 * @param shown laid anew with each change of it
 * @param bottom pixels that bars take at the lower edge
 */
export function useFreePlace(
  stack: HTMLElement | null,
  isHeld: boolean,
  shown: readonly unknown[],
  bottom: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place depends on how many there are, and on the bars
  useLayoutEffect(() => {
    if (!stack || isHeld) return;
    lay(stack);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(() => lay(stack), RESTS_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [stack, isHeld, shown, bottom]);
  useLayoutEffect(() => () => void document.documentElement.style.removeProperty(ROOM), []);
}

/** On the stack, and pixels that the page leaves at its lower edge. */
export const AS_LINE = 'data-line';
export const LINE_HEIGHT = 45;
export const ROOM = '--cards-room';

function lay(element: HTMLElement): void {
  if (element.hasAttribute(AS_LINE)) return;
  const controls = controlsInView(element);
  const now = boxOf(element);
  // where nothing is covered they stay, whatever place would be nearer to the edge
  if (element.style.translate !== '' && isFree(now, controls)) return;
  element.style.translate = '';
  const wanted = boxOf(element);
  const toTheRight = window.innerWidth - EDGE - wanted.width - wanted.left;
  const steps = [0, BESIDE_BOXES, toTheRight].filter(step => step === 0 || step <= toTheRight);
  const free = freePlace(wanted, controls, steps, TOP);
  if (!isFree(free, controls)) {
    element.setAttribute(AS_LINE, '');
    document.documentElement.style.setProperty(ROOM, `${LINE_HEIGHT}px`);
    return;
  }
  const [x, y] = [free.left - wanted.left, free.top - wanted.top];
  if (x !== 0 || y !== 0) element.style.translate = `${x}px ${y}px`;
}

const boxOf = (element: HTMLElement): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
