/** A sheet of paper: printed as soon as it is there, with nothing of the page around it; who printed it, and when, at its end. */
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStableCallback } from '../use-stable-callback.ts';
import { WIDE_PAGE } from './paper.ts';
import { PrintedByContext } from './printed-by.ts';

interface PrintedSheetProps {
  /** The person has printed it, or does not want to. */
  onPrinted(): void;
  /** More columns than an upright page has room for. */
  isWide?: boolean;
  children: ReactNode;
}

export function PrintedSheet({ onPrinted, isWide, children }: PrintedSheetProps) {
  const printedBy = useContext(PrintedByContext);
  const end = useStableCallback(onPrinted);
  useEffect(() => {
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [end]);
  return createPortal(
    <Sheet data-print data-wide={isWide}>
      <GlobalStyles styles={ONLY_SHEET} />
      {children}
      <small>{printedBy()}</small>
    </Sheet>,
    document.body,
  );
}

const ONLY_SHEET = { '@media print': { 'body > :not([data-print])': { display: 'none !important' } } };

const Sheet = styled('section')({
  display: 'none',
  '@media print': { display: 'block', color: '#000', background: '#fff' },
  '&[data-wide=true]': WIDE_PAGE,
  // cells of a list have the colours of the screen
  '& *': { color: 'inherit !important', backgroundColor: 'transparent !important' },
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
  tr: { breakInside: 'avoid' },
});
