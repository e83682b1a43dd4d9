/** No connection, and what that means: in the flow, so that everything open can be read on. */
import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatClock } from '../../kit/format/time.ts';
import { Banner } from '../Banner.tsx';
import { useOffline } from './use-offline.ts';

export function OfflineBanner() {
  const translate = useTranslate();
  const offline = useOffline();
  if (!offline) return null;
  return (
    <Banner role="status" icon={<CloudOff size={16} strokeWidth={1.75} aria-hidden />}>
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {translate(offline.hasNetwork ? 'push.reconnecting' : 'push.offline')}
      </Box>{' '}
      {translate('push.meaning', { time: formatClock(offline.since) })}
    </Banner>
  );
}
