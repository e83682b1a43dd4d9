/** Short messages; each stays for five seconds. */
import { Notification } from 'react-admin';

const STAYS_MS = 5000;

export function Toasts() {
  return (
    <Notification
      autoHideDuration={STAYS_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      multiLine
      sx={theme => {
        const { ok, warn, bad } = theme.tokens;
        const coloured = ({ ink, soft }: { ink: string; soft: string }) => ({
          backgroundColor: soft,
          color: ink,
          borderColor: ink,
        });
        return {
          '& .RaNotification-success': coloured(ok),
          '& .RaNotification-warning': coloured(warn),
          '& .RaNotification-error': coloured(bad),
        };
      }}
    />
  );
}
