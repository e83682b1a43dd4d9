/** Prints the receipt of a return; not there before anybody holds the thing. */
import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { late } from '../../../kit/late.tsx';
import { useCustody } from './use-custody.ts';

const ReturnReceipt = late(() => import('./ReturnReceipt.tsx'), 'default');

export function ReceiptButton({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
  const { data = [] } = useCustody(row.id);
  if (data.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Printer size={14} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {translate('lostThings.receipt.open')}
      </Button>
      {isPrinting && <ReturnReceipt row={row} custody={data} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
