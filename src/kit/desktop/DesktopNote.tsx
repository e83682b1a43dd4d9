/** Why desktop notifications cannot be switched on here, and what can be done about it; nothing where they can. */
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useDesktopNotifications } from './use-desktop-notifications.tsx';

export function DesktopNote() {
  const translate = useTranslate();
  const { permission, showHelp, help } = useDesktopNotifications();
  if (permission === 'insecure' || permission === 'absent')
    return <Note>{translate(`notification.desktop.${permission}`)}</Note>;
  return (
    <>
      {permission === 'denied' && (
        <Note>
          {translate('notification.desktop.denied')}{' '}
          <Link component="button" type="button" onClick={showHelp} sx={{ minHeight: 24, fontSize: 12 }}>
            {translate('notification.desktop.how')}
          </Link>
        </Note>
      )}
      {help}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ margin: 0, fontSize: 12, color: theme.tokens.text.faint }));
