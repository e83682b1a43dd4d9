/** Stands in the bar once something has gone wrong in this window. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bug } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { late } from '../../kit/late.tsx';
import { Tip } from '../../kit/Tip.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { errorLog } from './errors-here.ts';

const ErrorLogDialog = late(() => import('./ErrorLogDialog.tsx'), 'default');

export function ErrorLogButton() {
  const translate = useTranslate();
  const { length } = useSyncExternalStore(errorLog.subscribe, errorLog.read);
  const [isOpen, setOpen] = useState(false);
  if (length === 0 && !isOpen) return null;
  const label = translate('errorLog.button', { smart_count: length });
  return (
    <>
      <Tip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Box component="span" sx={{ display: 'flex', position: 'relative' }}>
            <Bug strokeWidth={1.75} aria-hidden />
            {length > 0 && <CountBadge count={length} />}
          </Box>
        </IconButton>
      </Tip>
      {isOpen && <ErrorLogDialog onClose={() => setOpen(false)} />}
    </>
  );
}
