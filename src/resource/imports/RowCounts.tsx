/** Of a file that changes records: how many rows add one, change one, or say what is there already. */
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import type { Job } from '../../contract/job.ts';
import { formatCount } from '../../kit/format/count.ts';

export function RowCounts({ job: { made, changed, unchanged } }: { job: Job }) {
  const translate = useTranslate();
  if (changed === 0 && unchanged === 0) return null;
  return (
    <DialogContentText sx={{ mt: 1 }}>
      {translate('imports.counts', {
        added: formatCount(made - changed),
        changed: formatCount(changed),
        unchanged: formatCount(unchanged),
      })}
    </DialogContentText>
  );
}
