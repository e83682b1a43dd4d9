/** In whose hands the thing is and was, and the receipt of its return. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { LazyPart } from '../../../kit/LazyPart.tsx';
import { Timeline } from '../../../kit/record/Timeline.tsx';
import { useCustody } from './use-custody.ts';

const loadReceipt = () => import('./ReturnReceipt.tsx');

/** Not there before anybody holds it. */
export function Custody({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
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
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Printer size={14} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {translate('lostThings.receipt.open')}
      </Button>
      <LazyPart
        load={loadReceipt}
        isWanted={isPrinting}
        draw={ReturnReceipt => (
          <ReturnReceipt row={row} custody={data} onPrinted={() => setPrinting(false)} />
        )}
      />
    </Ground>
  );
}

const Ground = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${tokens.line}`,
}));
