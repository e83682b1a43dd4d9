/** What a person has to know of a payment before he decides about it. */
import { LinkBase, useTranslate } from 'ra-core';
import type { WaitingApproval } from '../../contract/approval.ts';
import { outlay as resource, type WaitingOutlay } from '../../contract/outlay.ts';
import { LOST_REFUND } from '../../contract/payment-states.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { formatYuan } from '../../kit/format/count.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';

/** Where the money goes comes first. */
const SHOWN = [
  'payeeName',
  'payeeAccount',
  'tradeChannel',
  'bizCode',
  'bizStrId',
  'plateNumber',
  'remark',
  'applyUser',
  'createdOn',
] as const;

interface WaitingFactsProps {
  outlay: WaitingOutlay;
  /** What it is paid for, where that is a record of its own. */
  about: WaitingApproval['about'];
}

export function WaitingFacts({ outlay, about }: WaitingFactsProps) {
  const translate = useTranslate();
  const words = useFieldWords(resource);
  const { bizCode, refundOf } = outlay;
  const pageOfIt = `/${about?.resource}`;
  const isOpen = useLeadsTo(pageOfIt);
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
            value:
              field === 'bizStrId' && about ? (
                <TheRecord
                  to={isOpen ? `${pageOfIt}/${encodeURIComponent(about.recordId)}` : null}
                  name={about.name}
                />
              ) : (
                words.show(field, outlay[field])
              ),
          })),
          ...waysBack,
        ]}
      />
    </>
  );
}

/** @param to null where its page is not in the reader's menu */
const TheRecord = ({ to, name }: { to: string | null; name: string }) =>
  to === null ? name : <LinkBase to={to}>{name}</LinkBase>;
