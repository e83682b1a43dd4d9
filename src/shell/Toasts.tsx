/**
 * Short messages. Errors stay for five seconds, as specified, and so do the others; three at once, and what comes
 * meanwhile waits. They hang under the bar at the top, where neither a pager nor the buttons of a dialog are.
 */
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
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
      <Stack>
        {stack.map(group => (
          <Toast key={group.key} group={group} onClose={handleClose} />
        ))}
      </Stack>
    </Portal>
  );
}

const BELOW_BAR = 52;

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
}));
