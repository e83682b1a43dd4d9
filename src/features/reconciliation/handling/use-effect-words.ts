/** What a handling will change, as one sentence. */
import { useTranslate } from 'ra-core';
import type { Difference, HandlingChoice } from '../../../contract/reconciliation-records.ts';
import { ADD, CARRY, CORRECT } from '../../../contract/reconciliation-states.ts';
import { formatYuan } from '../../../kit/format/count.ts';

export function useEffectWords(): (choice: HandlingChoice, difference: Difference) => string {
  const translate = useTranslate();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.effect.${key}`, more);
  return ({ handling, effect }, { amount }) => {
    const { end, bizCode, bizStrId, day } = effect;
    if (handling === CORRECT)
      return word(end === 'failed' ? 'failed' : 'paid', {
        business: bizCode === null ? '' : translate(`outlay.bizCode.${bizCode}`),
        number: bizStrId ?? '',
        amount: formatYuan(amount),
      });
    if (handling === ADD) {
      const added = effect.amount ?? 0;
      return word(added < 0 ? 'addOutlay' : 'addIncome', {
        amount: formatYuan(Math.abs(added)),
        day: day ?? '',
      });
    }
    if (handling === CARRY) return day === null ? word('carryAsked') : word('carry', { day });
    return word('ignore');
  };
}
