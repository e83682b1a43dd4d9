/** Why an act cannot be done now, in words. */
import { useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order.ts';
import { useTicking } from '../../../data/ticking.ts';
import { formatCountdown } from '../../../kit/format/number.ts';
import { stateKey } from '../../../nouns/order/state-words.ts';
import { useOrderActs } from './act-context.ts';
import { type Act, type Block, blockOf } from './acts.ts';

/** For the order of the panel; null where it can be done. */
export function useWhyNot(act: Act): string | null {
  const translate = useTranslate();
  const { order, holder } = useOrderActs();
  return useTicking(now => {
    const block = blockOf(act, order, now);
    if (block) return sayBlock(translate, act, order, block);
    return holder === null ? null : translate('dispatch.why.held', { by: holder });
  });
}

function sayBlock(translate: ReturnType<typeof useTranslate>, act: Act, order: Order, block: Block): string {
  return translate(`dispatch.why.${block.why}`, {
    state: translate(stateKey(order)),
    act: translate(`dispatch.act.${act}`),
    time: block.why === 'early' ? formatCountdown(block.left) : '',
  });
}
