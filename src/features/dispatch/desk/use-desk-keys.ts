/** Keys of the desk, wherever one is in it. */
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import type { Desk } from './use-desk.ts';

export function useDeskKeys({ place, aside, panels, openAside, closeAside, closeOrder }: Desk): void {
  const mayCreate = useMay(dispatchCalls.createOrder);
  const { isLeftOpen, isRightOpen, open, fold } = panels;
  const hasAside = aside !== null || place.orderId !== null;
  // a number is being typed when somebody else calls
  useShortcut('alt+n', () => openAside('form'), {
    isEnabled: mayCreate,
    inFields: true,
    label: 'dispatch.keys.new',
    group: 'page',
  });
  useShortcut('l', () => (isLeftOpen ? fold('left') : open('left')), {
    label: 'dispatch.keys.fold',
    group: 'page',
  });
  useShortcut('r', () => (isRightOpen ? fold('right') : open('right')), {
    isEnabled: hasAside,
    label: 'dispatch.keys.foldOrder',
    group: 'page',
  });
  useShortcut('escape', aside === null ? closeOrder : closeAside, {
    isAlways: true,
    isEnabled: hasAside,
    // what is beside the order begins in a field; the form of an order reads the key itself
    inFields: aside !== null && aside !== 'form',
  });
}
