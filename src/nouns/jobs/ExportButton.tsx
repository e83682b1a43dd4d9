/** Takes a list away as a file: all rows that match its filters, in its order, as its columns show them. */
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyCall } from '../../contract/call.ts';
import type { Column } from '../../kit/list/column.ts';
import { PartOnDemand } from './PartOnDemand.tsx';
import { ShortOnPhones } from './ShortOnPhones.tsx';
import { useMayExport } from './use-job-rights.ts';

export interface ExportButtonProps<Row extends RaRecord> {
  /** What the list asks. */
  call: AnyCall;
  /** What the list is called, and the file after it. */
  title: string;
  /** All there are, in the order of the screen. */
  columns: readonly Column<Row>[];
}

/** For the tools of a list page. Nothing for whoever may not. */
export function ExportButton<Row extends RaRecord>(props: ExportButtonProps<Row>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useMayExport(props.call)) return null;
  const label = translate('jobs.export.label');
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={label}
        startIcon={<Download aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <ShortOnPhones>{label}</ShortOnPhones>
      </Button>
      <PartOnDemand
        load={loadDialog}
        isWanted={isOpen}
        onFail={() => setOpen(false)}
        draw={Dialog => (
          // rows differ from list to list, and the dialog reads none of them
          <Dialog {...(props as unknown as ExportButtonProps<RaRecord>)} onClose={() => setOpen(false)} />
        )}
      />
    </>
  );
}

const loadDialog = async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog });
