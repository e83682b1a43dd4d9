/** Adjustments of cash accounts: what waits for a second person is decided here, and on the first page. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ADJUSTMENT_WAITS } from '../../../contract/cash-states.ts';
import { type CashAdjustment, driverCashCalls } from '../../../contract/driver-cash.ts';
import { useMay } from '../../../data/session-context.tsx';
import { late } from '../../../kit/late.tsx';
import type { RowAction } from '../../../kit/list/column.ts';
import { ADJUSTMENT_PATH } from '../../../nouns/cash/paths.ts';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';
import { useOwnAdjustments } from './use-own-adjustments.ts';

export default function AdjustmentList() {
  const translate = useTranslate();
  const own = useOwnAdjustments();
  const mayAsk = useMay(driverCashCalls.askCashAdjustment);
  const mayDecide = useMay(driverCashCalls.approveCashAdjustment);
  const [decided, setDecided] = useState<CashAdjustment | null>(null);
  const actionsOf = (row: CashAdjustment): RowAction<CashAdjustment>[] => [
    {
      key: 'decide',
      label: translate(
        mayDecide && !own.has(row.id) ? 'driverCash.decide.label' : 'driverCash.decide.takeBack',
      ),
      may: row.state === ADJUSTMENT_WAITS && (mayDecide || own.has(row.id)),
      isInLook: true,
      onClick: setDecided,
    },
  ];
  return (
    <ResourceListPage<CashAdjustment>
      pages={pages}
      pathOf={() => null}
      moreActions={actionsOf}
      primary={
        mayAsk
          ? {
              label: translate('cashAdjustment.create'),
              shortLabel: translate('cashAdjustment.createShort'),
              path: `${ADJUSTMENT_PATH}/create`,
            }
          : undefined
      }
    >
      {decided && (
        <AdjustmentDialog
          key={decided.id}
          id={decided.id}
          isMine={own.has(decided.id)}
          onClose={() => setDecided(null)}
        />
      )}
    </ResourceListPage>
  );
}

const AdjustmentDialog = late(() => import('./AdjustmentDialog.tsx'), 'AdjustmentDialog', {
  words: ['reason'],
});
