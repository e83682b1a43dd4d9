/** The receipt of a reward that was paid, on paper for the books. */
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { lostOutlayCalls } from '../../../contract/lost-outlay.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { PrintedSheet, SheetTable } from '../../../kit/print/PrintedSheet.tsx';

interface RewardReceiptProps {
  row: LostOrder;
  /** Printed, or there is none to be printed. */
  onPrinted(): void;
}

export default function RewardReceipt({ row: { id, lostNo }, onPrinted }: RewardReceiptProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { data, error } = useAnswer(lostOutlayCalls.getReceipt, { params: { id } });
  useEffect(() => {
    if (!error || data) return;
    notify(describe(error).text, { type: 'error' });
    onPrinted();
  }, [error, data, notify, describe, onPrinted]);
  if (!data) return null;
  const none = translate('common.none');
  return (
    <PrintedSheet onPrinted={onPrinted}>
      <h1>{translate('lostThings.bank.title')}</h1>
      <SheetTable>
        <tbody>
          {(
            [
              ['lostNo', lostNo],
              ['serialNum', data.serialNum],
              ['amount', translate('lostThings.bank.yuan', { amount: formatYuan(data.amount) })],
              ['tradeTime', data.tradeTime === null ? null : formatTime(data.tradeTime)],
              ['payerAccount', data.payerAccount],
              ['payeeName', data.payeeName],
              ['payeeAccount', data.payeeAccount],
              ['original', data.receiptUrl],
            ] as const
          ).map(([name, value]) => (
            <tr key={name}>
              <Label scope="row">{translate(`lostThings.bank.${name}`)}</Label>
              <td>{value ?? none}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </PrintedSheet>
  );
}

const Label = styled('th')({ width: '30%' });
