/** The last entries of a cash account, the latest first. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type CashEntry, cashEntry } from '../../contract/driver-cash.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { SkeletonLines } from '../../kit/record/SkeletonLines.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { EntryPurpose } from './EntryPurpose.tsx';

const SHOWN = 6;

export function LastEntries({ driverId }: { driverId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, refetch } = useAnswer(cashEntry.calls.list, {
    query: { driverId, current: 1, size: SHOWN },
  });
  if (!data)
    return error ? <ErrorState {...describe(error)} onRetry={() => void refetch()} /> : <SkeletonLines />;
  if (data.rows.length === 0) return <Nothing>{translate('driverCash.panel.none')}</Nothing>;
  return (
    <Table aria-label={translate('driverCash.panel.last')}>
      <thead>
        <tr>
          <th scope="col">{translate('cashEntry.field.createdOn')}</th>
          <th scope="col">{translate('cashEntry.field.bizType')}</th>
          <th scope="col">{translate('cashEntry.field.bizNo')}</th>
          <th scope="col" data-number>
            {translate('driverCash.panel.amount')}
          </th>
          <th scope="col" data-number>
            {translate('cashEntry.field.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.rows.map(entry => (
          <Line key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ entry }: { entry: CashEntry }) {
  const translate = useTranslate();
  const { bizType, amount, balance, reverses, createdOn } = entry;
  const type = translate(`cashEntry.bizType.${bizType}`);
  return (
    <tr>
      <td>
        <Time isByClock value={createdOn} />
      </td>
      <td>{reverses === null ? type : translate('driverCash.panel.reversal', { type })}</td>
      <td data-no>
        <EntryPurpose entry={entry} />
      </td>
      <td data-number>{`${amount > 0 ? '+' : ''}${formatYuan(amount)}`}</td>
      <td data-number>{formatYuan(balance)}</td>
    </tr>
  );
}

const Table = styled('table')(({ theme: { tokens, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '4px 8px', textAlign: 'start', borderBottom: `1px solid ${tokens.line}` },
  'th:first-of-type, td:first-of-type': { paddingLeft: 16 },
  'th:last-of-type, td:last-of-type': { paddingRight: 16 },
  th: { color: tokens.text.faint, fontSize: 12, fontWeight: 400, whiteSpace: 'nowrap' },
  td: { color: tokens.text.plain, whiteSpace: 'nowrap' },
  'td[data-no]': { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 120 },
  '[data-number]': { textAlign: 'end' },
  'td[data-number]': { color: tokens.text.strong },
  [breakpoints.down('sm')]: {
    // the number leads where the kind of entry stands already
    'th:nth-of-type(3), td:nth-of-type(3)': { maxWidth: 88, overflow: 'hidden', textOverflow: 'ellipsis' },
    'th, td': { paddingInline: 4 },
  },
}));

const Nothing = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '4px 16px 12px',
  color: tokens.text.faint,
}));
