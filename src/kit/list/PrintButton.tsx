/** Prints all rows that the list finds, as its columns show them; a phone has no columns, and no paper. */
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { late } from '../late.tsx';
import { Tip } from '../Tip.tsx';
import type { PrintedListProps } from './PrintedList.tsx';

const PrintedList = late(() => import('./PrintedList.tsx'), 'PrintedList');

export function PrintButton<Row extends RaRecord>(props: Omit<PrintedListProps<Row>, 'onEnd'>) {
  const translate = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
  const label = translate('kit.print.list');
  return (
    <WideOnly>
      <Tip title={label}>
        <Framed aria-label={label} aria-busy={isPrinting} onClick={() => setPrinting(true)}>
          {isPrinting ? <CircularProgress size={16} /> : <Printer aria-hidden />}
        </Framed>
      </Tip>
      {isPrinting && <PrintedList {...props} onEnd={() => setPrinting(false)} />}
    </WideOnly>
  );
}

const WideOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Framed = styled(IconButton)(({ theme }) => ({ border: `1px solid ${theme.tokens.edge}` }));
