/** How a difference was handled, in a few words. */
import { useTranslate } from 'ra-core';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import { CARRY } from '../../../contract/reconciliation-states.ts';
import { monthAndDay } from '../day/days.ts';

export function useHandlingWords(): (of: Difference) => string {
  const translate = useTranslate();
  return ({ handleState, handling, handleRemark, carriedTo }) => {
    if (handling === null) return translate(`reconciliation.handleState.${handleState}`);
    const name = translate(`reconciliation.handling.${handling}`);
    if (handling === CARRY && carriedTo !== null)
      return translate('reconciliationDesk.list.carriedTo', { name, day: monthAndDay(carriedTo) });
    return handleRemark ? `${name} ${handleRemark}` : name;
  };
}
