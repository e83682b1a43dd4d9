/** Offers desktop notifications until they are on. */
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BellPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useHasNews } from '../../data/notices/use-notices.ts';
import { useDesktopNotifications } from '../../kit/desktop/use-desktop-notifications.tsx';
import { Tip } from '../../kit/Tip.tsx';

export default function DesktopButton() {
  const translate = useTranslate();
  // on a phone pages have no desktop, and the bar no room
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const hasNews = useHasNews();
  const { isOffered, isOn, enable, help } = useDesktopNotifications();
  const label = translate('notification.desktop.enable');
  return (
    <>
      {hasNews && !isNarrow && isOffered && !isOn && (
        <Tip title={label}>
          <IconButton aria-label={label} onClick={enable}>
            <BellPlus strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tip>
      )}
      {help}
    </>
  );
}
