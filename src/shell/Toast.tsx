import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { CloseNotificationContext, type NotificationPayload, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { MOTION_MS, RADIUS } from '../kit/theme/tokens.ts';
import type { ToastGroup } from './toast-stack.ts';
import { useLeaving, usePointedAt } from './use-leaving.ts';

const STAYS_MS = 5000;

interface ToastProps {
  group: ToastGroup;
  onClose: (of: readonly NotificationPayload[]) => void;
}

export function Toast({ group, onClose }: ToastProps) {
  const translate = useTranslate();
  const { payload, of } = group;
  const { message, type, notificationOptions = {} } = payload;
  const { autoHideDuration = STAYS_MS, until, messageArgs, act } = notificationOptions;
  const { isHeld, handlers } = usePointedAt();
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  useLeaving({ afterMs: autoHideDuration, isHeld, told: of.length, onLeave: () => onClose(of) });
  // what it offers is over then, whoever aims at it
  useEffect(() => {
    if (typeof until !== 'number') return;
    const timer = setTimeout(() => onClose(latest.current), Math.max(0, until - performance.now()));
    return () => clearTimeout(timer);
  }, [until, onClose]);
  const handleClose = () => onClose(of);
  return (
    <CloseNotificationContext.Provider value={handleClose}>
      <Box role={type === 'error' || type === 'warning' ? 'alert' : 'status'} tone={type} {...handlers}>
        <Words>{typeof message === 'string' ? translate(message, messageArgs) : message}</Words>
        {of.length > 1 && notificationOptions.key === undefined && <span>× {of.length}</span>}
        {isAct(act) && (
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => {
              handleClose();
              act.onClick();
            }}
          >
            {translate(act.label)}
          </Button>
        )}
        <IconButton color="inherit" aria-label={translate('notification.closeToast')} onClick={handleClose}>
          <X aria-hidden />
        </IconButton>
      </Box>
    </CloseNotificationContext.Provider>
  );
}

/** What can be done about it, given as `act` among the options of `notify`; `label` is a key of the catalogue. */
export interface ToastAct {
  label: string;
  onClick: () => void;
}

const isAct = (given: unknown): given is ToastAct =>
  typeof given === 'object' &&
  given !== null &&
  'label' in given &&
  typeof given.label === 'string' &&
  'onClick' in given &&
  typeof given.onClick === 'function';

const appear = keyframes({ from: { opacity: 0 } });

const Box = styled('div')<{ tone: NotificationPayload['type'] }>(({ theme: { tokens, ...theme }, tone }) => {
  const { ink, soft, line } = {
    info: { ink: tokens.text.strong, soft: tokens.float, line: tokens.edge },
    success: { ...tokens.ok, line: tokens.ok.ink },
    warning: { ...tokens.warn, line: tokens.warn.ink },
    error: { ...tokens.bad, line: tokens.bad.ink },
  }[tone];
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 'min(560px, 100%)',
    padding: '4px 4px 4px 12px',
    pointerEvents: 'auto',
    border: `1px solid ${line}`,
    borderRadius: RADIUS.float,
    boxShadow: tokens.shadow,
    fontSize: 13,
    color: ink,
    backgroundColor: soft,
    animation: `${appear} ${MOTION_MS}ms`,
    [theme.breakpoints.down('md')]: { fontSize: 14 },
  };
});
/** An error may have much to say; it does not cover the page with it. */
const Words = styled('div')({
  flex: 1,
  maxHeight: 160,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
