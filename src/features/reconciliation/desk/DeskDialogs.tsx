/** Dialogs of the desk: one at a time. */
import type { DayOverview } from '../../../contract/reconciliation-records.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { CloseDialog } from '../day/CloseDialog.tsx';
import { LinesDialog } from '../day/LinesDialog.tsx';
import { ReopenDialog } from '../day/ReopenDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';

export type OpenDialog =
  | { kind: 'import' | 'close' | 'reopen' }
  | { kind: 'lines'; channel: StatementChannel };

interface DeskDialogsProps {
  dialog: OpenDialog | null;
  overview: DayOverview;
  onEnd: () => void;
}

export function DeskDialogs({ dialog, overview, onEnd }: DeskDialogsProps) {
  switch (dialog?.kind) {
    case 'import':
      return <ImportDialog day={overview.day} onClose={onEnd} />;
    case 'close':
      return <CloseDialog overview={overview} onEnd={onEnd} />;
    case 'reopen':
      return <ReopenDialog overview={overview} onEnd={onEnd} />;
    case 'lines':
      return <LinesDialog day={overview.day} channel={dialog.channel} onClose={onEnd} />;
    default:
      return null;
  }
}
