/** Withdrawals of drivers: looked at beside the list, and audited or paid several at once. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Withdrawal, withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { mayAct } from '../../contract/withdrawal-states.ts';
import { useMay } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import type { BulkAction } from '../../kit/list/column.ts';
import { WITHDRAWAL_PATH } from '../../nouns/cash/paths.ts';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { BATCH_ACTS, type BatchAct } from './batch.ts';
import pages from './pages.tsx';

interface Chosen {
  act: BatchAct;
  ids: readonly string[];
  rows: readonly Withdrawal[];
}

export default function WithdrawalList() {
  const translate = useTranslate();
  const words = useFieldWords(withdrawal);
  const mayAsk = useMay(withdrawalCalls.askWithdrawal);
  const may = {
    approve: useMay(withdrawalCalls.approveWithdrawals),
    pay: useMay(withdrawalCalls.payWithdrawals),
  };
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const bulkActions = BATCH_ACTS.map(
    (act): BulkAction<Withdrawal> => ({
      key: act,
      label: translate(`withdrawal.batch.${act}.label`),
      may: may[act],
      onClick: (ids, rows) => setChosen({ act, ids, rows }),
    }),
  );
  return (
    <ResourceListPage<Withdrawal>
      pages={pages}
      primary={
        mayAsk
          ? {
              label: translate('withdrawal.create'),
              shortLabel: translate('withdrawal.createShort'),
              path: `${WITHDRAWAL_PATH}/create`,
            }
          : undefined
      }
      // by each state already: with fees and net amounts besides they would fill a phone
      sums={[{ field: 'amount', label: words.labelOf('amount'), show: value => words.show('amount', value) }]}
      bulkActions={bulkActions}
      canSelect={({ state }) => BATCH_ACTS.some(act => may[act] && mayAct(act, state))}
    >
      {chosen && <BatchDialog {...chosen} onClose={() => setChosen(null)} />}
    </ResourceListPage>
  );
}

const BatchDialog = late(() => import('./BatchDialog.tsx'), 'BatchDialog', { words: ['reason'] });
