/** One withdrawal: what can be done about it, what speaks for and against it, and what was done. */
import { styled } from '@mui/material/styles';
import { useParams } from 'ra-core';
import { type Withdrawal, withdrawal } from '../../contract/withdrawal.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { CashAccountPanel } from '../../nouns/cash/CashAccountPanel.tsx';
import { statusOf } from '../../resource/pages/columns.tsx';
import { factsOf } from '../../resource/pages/facts.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import { Evidence } from './Evidence.tsx';
import { History } from './History.tsx';
import pages from './pages.tsx';
import { RecentOfDriver } from './RecentOfDriver.tsx';
import { WithdrawalActs } from './WithdrawalActs.tsx';

export default function WithdrawalPage() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Withdrawal> resource={withdrawal.resource} id={id}>
      {(row, refetch) => <OneWithdrawal row={row} refetch={refetch} />}
    </LoadedRecord>
  );
}

interface OneWithdrawalProps {
  row: Withdrawal;
  refetch(): Promise<unknown>;
}

function OneWithdrawal({ row, refetch }: OneWithdrawalProps) {
  const words = useFieldWords(withdrawal);
  const live = useRecordLive({
    resource: withdrawal.resource,
    recordId: row.id,
    mayEdit: false,
    refetch,
  });
  const { facts = [] } = pages;
  return (
    <RecordPage
      title={row.withdrawNo}
      status={statusOf(pages, words)?.(row)}
      notice={<RecordNotices notices={live.notices} />}
      facts={factsOf(pages, words, facts, row)}
      aside={<History row={row} />}
    >
      <WithdrawalActs row={row} onChanged={refetch} />
      <Body>
        <div>
          <Evidence row={row} />
          <RecentOfDriver row={row} />
        </div>
        <CashAccountPanel driverId={row.driverId} />
      </Body>
    </RecordPage>
  );
}

const Body = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
  '& > * + *': { borderLeft: `1px solid ${tokens.line}` },
  [breakpoints.down('md')]: {
    flex: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > * + *': { borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
  },
}));
