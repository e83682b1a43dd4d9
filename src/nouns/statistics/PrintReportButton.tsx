/** Prints a report, also by P. What is printed is drawn for paper alone, and gone once it is. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useShortcut } from '../../kit/use-shortcut.ts';

interface PrintReportButtonProps {
  /** Everything on it has been read. */
  isReady: boolean;
  children: (onPrinted: () => void) => ReactNode;
}

export function PrintReportButton({ isReady, children }: PrintReportButtonProps) {
  const translate = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
  const handlePrint = () => setPrinting(true);
  useShortcut('p', handlePrint, { label: 'statistics.print', group: 'page', isEnabled: isReady });
  return (
    <>
      <Print
        variant="text"
        color="inherit"
        startIcon={<Printer aria-hidden />}
        aria-keyshortcuts="p"
        disabled={!isReady}
        onClick={handlePrint}
      >
        {translate('statistics.print')}
      </Print>
      {isPrinting && children(() => setPrinting(false))}
    </>
  );
}

/** A phone has no paper. */
const Print = styled(Button)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
