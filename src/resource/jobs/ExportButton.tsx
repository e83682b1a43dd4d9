/** Takes a list away as a file: all rows that match its filters, in its order, as its columns show them. */
import { Download } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ListToExport } from './ExportDialog.tsx';
import { PartOnDemand } from './PartOnDemand.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useMayExport } from './use-job-rights.ts';

/** For the tools of a list page. Nothing for whoever may not. */
export function ExportButton<Row extends RaRecord>(props: ListToExport<Row>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useMayExport(props.call)) return null;
  const label = translate('kit.list.exportAll');
  return (
    <>
      <ToolButton label={label} icon={<Download aria-hidden />} onClick={() => setOpen(true)} />
      <PartOnDemand
        load={loadDialog}
        words={['jobs', 'reason']}
        isWanted={isOpen}
        onFail={() => setOpen(false)}
        draw={Dialog => (
          // rows differ from list to list, and the dialog reads none of them
          <Dialog {...(props as unknown as ListToExport)} onClose={() => setOpen(false)} />
        )}
      />
    </>
  );
}

const loadDialog = async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog });
