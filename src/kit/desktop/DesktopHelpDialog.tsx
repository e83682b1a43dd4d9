/** Where each browser keeps what it lets this site do. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import { DialogBody, TitledDialog } from '../dialog/TitledDialog.tsx';
import { MONO } from '../theme/tokens.ts';
import { BROWSERS, browserOf } from './browser.ts';

export default function DesktopHelpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const mine = browserOf(navigator.userAgent);
  const first = BROWSERS.filter(browser => browser === mine);
  const others = BROWSERS.filter(browser => browser !== mine);
  return (
    <TitledDialog title={translate('notification.help.title')} onClose={onClose} maxWidth="sm">
      <DialogBody
        actions={
          <Button variant="contained" onClick={onClose}>
            {translate('notification.help.close')}
          </Button>
        }
      >
        <DialogContentText>{translate('notification.help.text')}</DialogContentText>
        <Box component="p" sx={{ my: 2, fontFamily: MONO, fontSize: 12, overflowWrap: 'anywhere' }}>
          {location.origin}
        </Box>
        {[...first, ...others].map(browser => (
          <Box component="section" key={browser} sx={{ mb: 4 }}>
            <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 14, fontWeight: 600 }}>
              {translate(`notification.help.${browser}.name`)}
              {browser === mine && (
                <Box component="span" sx={{ ml: 2, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
                  {translate('notification.help.mine')}
                </Box>
              )}
            </Box>
            <Box component="ol" sx={{ m: 0, pl: 5 }}>
              <li>{translate(`notification.help.${browser}.bar`)}</li>
              <li>{translate(`notification.help.${browser}.settings`)}</li>
            </Box>
          </Box>
        ))}
        <DialogContentText>{translate('notification.help.system')}</DialogContentText>
      </DialogBody>
    </TitledDialog>
  );
}
