/** In whose hands the thing is and was, and the receipt of its return. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { Timeline } from '../../../kit/record/Timeline.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { useCustody } from './use-custody.ts';

/** Not there before anybody holds it. */
export function Custody({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const { data = [] } = useCustody(row.id);
  if (data.length === 0) return null;
  return (
    <Ground>
      <Timeline
        title={translate('lostThings.custody')}
        isExact
        isLoading={false}
        emptyText=""
        items={data.toReversed().map(({ id, handedOn, operatorName, holder, holderName, place, remark }) => ({
          id,
          time: handedOn,
          who: translate(`lostThings.holder.${holder}`),
          what: [
            holderName,
            place === holderName ? null : place,
            remark,
            operatorName && translate('lostThings.notedBy', { by: operatorName }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <ReceiptButton row={row} />
    </Ground>
  );
}

const Ground = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${tokens.line}`,
}));
