/** Keys that offer and assign, on an order that is not offered or assigned as it is: they say why. */
import { useNotify } from 'ra-core';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { useMay } from '../../../data/session-context.tsx';
import { DIGIT_KEYS, SHIFT_DIGIT_KEYS } from '../../../kit/digits.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { useWhyNot } from '../state/use-act-words.ts';

/** @param isDeaf something else takes the digits */
export function useRefusedKeys(isDeaf: boolean): void {
  const notify = useNotify();
  const whyNot = { offer: useWhyNot('offer'), assign: useWhyNot('assign') };
  const may = {
    offer: useMay(dispatchCalls.pushOrderMessageToDriver),
    assign: useMay(dispatchCalls.assignOrder),
  };
  const say = (act: keyof typeof may) => notify(whyNot[act] ?? '', { type: 'warning' });
  const isOn = (act: keyof typeof may) => !isDeaf && may[act] && whyNot[act] !== null;
  useShortcut(`${DIGIT_KEYS}, b`, () => say('offer'), { isEnabled: isOn('offer') });
  useShortcut(`${SHIFT_DIGIT_KEYS}, a`, () => say('assign'), { isEnabled: isOn('assign') });
}
