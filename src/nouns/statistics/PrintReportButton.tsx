/** Prints a report: what is printed is drawn for paper alone, and gone once it is. */
import { type ReactNode, useState } from 'react';
import { PrintButton } from '../../kit/print/PrintButton.tsx';

interface PrintReportButtonProps {
  /** Everything on it has been read. */
  isReady: boolean;
  children: (onPrinted: () => void) => ReactNode;
}

export function PrintReportButton({ isReady, children }: PrintReportButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <PrintButton isReady={isReady} onPrint={() => setPrinting(true)} />
      {isPrinting && children(() => setPrinting(false))}
    </>
  );
}
