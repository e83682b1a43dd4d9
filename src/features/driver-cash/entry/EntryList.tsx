/** Entries of cash accounts: nobody changes one; what was wrong is taken back by another. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { REVERSIBLE_BIZ_TYPES } from '../../../contract/cash-states.ts';
import { type CashEntry, driverCashCalls } from '../../../contract/driver-cash.ts';
import { useMay } from '../../../data/session-context.tsx';
import { late } from '../../../kit/late.tsx';
import type { RowAction } from '../../../kit/list/column.ts';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';

export default function EntryList() {
  const translate = useTranslate();
  const mayReverse = useMay(driverCashCalls.askCashReversal);
  const [doubted, setDoubted] = useState<CashEntry | null>(null);
  const actionsOf = ({ bizType, reverses }: CashEntry): RowAction<CashEntry>[] => [
    {
      key: 'reverse',
      label: translate('driverCash.reverse.label'),
      may: mayReverse && REVERSIBLE_BIZ_TYPES.includes(bizType) && reverses === null,
      isInLook: true,
      onClick: setDoubted,
    },
  ];
  return (
    <ResourceListPage<CashEntry> pages={pages} pathOf={() => null} moreActions={actionsOf}>
      {doubted && <ReverseDialog key={doubted.id} entry={doubted} onClose={() => setDoubted(null)} />}
    </ResourceListPage>
  );
}

const ReverseDialog = late(() => import('./ReverseDialog.tsx'), 'ReverseDialog');
