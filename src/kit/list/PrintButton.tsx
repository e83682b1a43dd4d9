/** Prints all rows that the list finds, as its columns show them; a phone has no columns, and no paper. */
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { Tip } from '../Tip.tsx';
import type { PrintedListProps } from './PrintedList.tsx';

const loadList = async () => ({ default: (await import('./PrintedList.tsx')).PrintedList });

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
      <LazyPart
        load={loadList}
        isWanted={isPrinting}
        draw={PrintedList => {
          // a component that is loaded has lost what its rows are
          const List = PrintedList as unknown as ComponentType<PrintedListProps<Row>>;
          return <List {...props} onEnd={() => setPrinting(false)} />;
        }}
      />
    </WideOnly>
  );
}

const WideOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Framed = styled(IconButton)(({ theme }) => ({ border: `1px solid ${theme.tokens.edge}` }));
