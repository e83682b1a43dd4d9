/** Where the keyboard goes on after something was opened or closed: in what was opened, or at what lay under it. */
import { type RefObject, useEffect, useRef } from 'react';
import { focusOn, hasNoFocus, QUEUE } from '../state/focus.ts';
import type { Aside, Desk } from './use-desk.ts';

/** Where each begins; the form of an order takes the focus itself. */
const FIRST: Readonly<Partial<Record<Aside, string>>> = {
  circle: '[data-aside=circle] input',
  handover: '[data-aside=handover] textarea',
  vehicle: '[data-aside=vehicle] h2',
};
const ORDER = '[data-handled] h2';

export function useContinue(
  { aside, vehicle, place: { orderId } }: Desk,
  page: RefObject<HTMLElement | null>,
): void {
  const before = useRef({ aside, vehicle, orderId });
  useEffect(() => {
    const was = before.current;
    before.current = { aside, vehicle, orderId };
    if (was.aside === aside && was.vehicle === vehicle && was.orderId === orderId) return;
    const first = aside && FIRST[aside];
    const isOpened = aside !== null && (was.aside !== aside || was.vehicle !== vehicle);
    if (isOpened && first) focusOn(page.current, first);
    else if (aside === null && hasNoFocus(document.activeElement))
      focusOn(page.current, orderId === null ? QUEUE : ORDER);
  }, [aside, vehicle, orderId, page]);
}
