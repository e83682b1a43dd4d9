/** A sheet of paper: printed as soon as it is there, with nothing of the page around it. */
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStableCallback } from '../use-stable-callback.ts';

interface PrintedSheetProps {
  /** The person has printed it, or does not want to. */
  onPrinted(): void;
  children: ReactNode;
}

export function PrintedSheet({ onPrinted, children }: PrintedSheetProps) {
  const end = useStableCallback(onPrinted);
  useEffect(() => {
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [end]);
  return createPortal(
    <Sheet data-print>
      <GlobalStyles styles={ONLY_SHEET} />
      {children}
    </Sheet>,
    document.body,
  );
}

const ONLY_SHEET = { '@media print': { 'body > :not([data-print])': { display: 'none !important' } } };

const Sheet = styled('section')({
  display: 'none',
  '@media print': { display: 'block', padding: 24, color: '#000', background: '#fff' },
  h1: { margin: '0 0 4px', fontSize: 22 },
  h2: { margin: '16px 0 4px', fontSize: 16 },
  p: { margin: '0 0 16px', fontSize: 14 },
});

/** Facts in frames: of a table of labels and values, or of a list with heads. */
export const SheetTable = styled('table')({
  width: '100%',
  marginBottom: 12,
  borderCollapse: 'collapse',
  fontSize: 14,
  'th, td': { padding: '4px 8px', border: '1px solid #999', textAlign: 'left', verticalAlign: 'top' },
  th: { fontWeight: 400, whiteSpace: 'nowrap' },
});
