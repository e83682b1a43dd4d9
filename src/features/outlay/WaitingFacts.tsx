/** What a person has to know of a payment before he decides about it. */
import { useTranslate } from 'ra-core';
import { outlay as resource, type WaitingOutlay } from '../../contract/outlay.ts';
import { LOST_REFUND } from '../../contract/payment-states.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { useFieldWords } from '../../nouns/resource/use-field-words.ts';

const SHOWN = [
  'bizCode',
  'bizStrId',
  'payeeName',
  'payeeAccount',
  'plateNumber',
  'tradeChannel',
  'remark',
  'applyUser',
  'createdOn',
] as const;

export function WaitingFacts({ outlay }: { outlay: WaitingOutlay }) {
  const translate = useTranslate();
  const words = useFieldWords(resource);
  const { bizCode, refundOf } = outlay;
  const waysBack = (refundOf ?? []).map(({ tradeNo, amount }) => ({
    label: words.labelOf('refundOf'),
    value: `${tradeNo} · ${formatYuan(amount)}`,
  }));
  return (
    <>
      {bizCode === LOST_REFUND && refundOf === null && (
        <RecordNotice tone="warning" text={translate('outlay.waiting.otherPayee')} />
      )}
      <Facts
        isOneColumn
        facts={[
          ...SHOWN.filter(field => outlay[field] !== null).map(field => ({
            label: words.labelOf(field),
            value: words.show(field, outlay[field]),
          })),
          ...waysBack,
        ]}
      />
    </>
  );
}
