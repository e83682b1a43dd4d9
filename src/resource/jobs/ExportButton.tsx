/** Takes a list away as a file: all rows that match its filters, in its order, as its columns show them. */
import { Download } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { late } from '../../kit/late.tsx';
import type { ListToExport } from './ExportDialog.tsx';
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
      {isOpen && (
        // rows differ from list to list, and the dialog reads none of them
        <ExportDialog {...(props as unknown as ListToExport)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const ExportDialog = late(() => import('./ExportDialog.tsx'), 'ExportDialog', { words: ['jobs', 'reason'] });
