/**
 * Short messages. Errors stay for five seconds, as specified, and so do the others; three at once, and what comes
 * meanwhile waits. They hang under the bar at the top, where neither a pager nor the buttons of a dialog are; on a phone
 * under what saves a form as well, which there is as wide as they are. While a search is open they lie at the lower edge:
 * the first of what it finds is what is pressed.
 */
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'ra-core';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { barInsets } from '../kit/bars.ts';
import { Toast } from './Toast.tsx';
import { stackOf } from './toast-stack.ts';

export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const stack = useMemo(() => stackOf(notifications), [notifications]);
  const handleClose = useCallback(
    (of: readonly NotificationPayload[]) => setNotifications(all => all.filter(each => !of.includes(each))),
    [setNotifications],
  );
  const undoables = notifications.filter(({ notificationOptions }) => notificationOptions?.undoable).length;
  useEffect(() => {
    // nothing here can be taken back by a toast: what react-admin would hold back until it closes is done now
    if (undoables > 0) takeMutation()?.({ isUndo: false });
  }, [undoables, takeMutation]);
  if (stack.length === 0) return null;
  return (
    // beside the page: an open dialog hides the page from screen readers, and these with it
    <Portal>
      <Hanging>
        {stack.map(group => (
          <Toast key={group.key} group={group} onClose={handleClose} />
        ))}
      </Hanging>
    </Portal>
  );
}

/** Laid anew with each message. */
function Hanging({ children }: { children: ReactNode }) {
  const { top } = barInsets();
  return <Stack style={{ [BARS_TOP]: `${top}px` } as CSSProperties}>{children}</Stack>;
}

/** Its field says that something is found below it. */
const OPEN_SEARCH = 'header [role=combobox][aria-expanded=true]';
const BELOW_BAR = 52;
/** Where bars of the page end; a custom property, since only a phone minds them. */
const BARS_TOP = '--bars-top';

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: BELOW_BAR,
  left: 8,
  right: 8,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  [theme.breakpoints.down('sm')]: { top: `max(${BELOW_BAR}px, var(${BARS_TOP}) + 4px)` },
  [`:root:has(${OPEN_SEARCH}) &`]: { top: 'auto', bottom: 12 },
}));
