/** Takes a list away as a file: all rows that match its filters, in its order, as its columns show them. */
import { Download } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { late } from '../../kit/late.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import type { ListToExport } from './ExportDialog.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useMayExport } from './use-job-rights.ts';

interface ExportButtonProps<Row extends RaRecord> extends ListToExport<Row> {
  /** The key that opens it too. */
  hotkey?: string;
}

/** For the tools of a list page. Nothing for users without the right. */
export function ExportButton<Row extends RaRecord>({ hotkey, ...list }: ExportButtonProps<Row>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const mayExport = useMayExport(list.call);
  useShortcut(hotkey ?? 'e', () => setOpen(true), {
    label: 'kit.list.exportAll',
    group: 'page',
    isEnabled: mayExport && hotkey !== undefined,
  });
  if (!mayExport) return null;
  const label = translate('kit.list.exportAll');
  return (
    <>
      <ToolButton
        label={label}
        icon={<Download aria-hidden />}
        hotkey={hotkey}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        // rows differ from list to list, and the dialog reads none of them
        <ExportDialog {...(list as unknown as ListToExport)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const ExportDialog = late(() => import('./ExportDialog.tsx'), 'ExportDialog', { words: ['jobs', 'reason'] });
