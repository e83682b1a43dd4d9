/** Says what will happen before it does; where it cannot happen now, why, and only the way back. */
import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { RecordNotice } from '../record/RecordNotice.tsx';
import type { Described } from '../state/PageState.tsx';
import { SLOW_AFTER_MS, useDelayed } from '../use-delayed.ts';
import { DialogBody, TitledDialog } from './TitledDialog.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'maxWidth'> {
  title: string;
  /** What it means; a sentence, or more than one. */
  children: ReactNode;
  /** It cannot be done now: the children say why. */
  isBarred?: boolean;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** The safe answer is to go back: it has the focus and the main button's place. */
  isBackMain?: boolean;
  isPending?: boolean;
  /** Why it was not done. */
  problem?: Described | null;
  onConfirm?: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isBarred = false, isBackMain = false, isPending = false, children } = props;
  const translate = useTranslate();
  const text = useId();
  const isSlow = useDelayed(isPending, SLOW_AFTER_MS);
  // one that takes long goes on by itself
  const isHeld = isPending && !isSlow;
  const close = () => {
    if (!isHeld) props.onClose();
  };
  const backLabel = isSlow ? translate('kit.wait.leave') : (props.cancelLabel ?? translate('common.cancel'));
  const back = (
    <Button
      {...(isBackMain ? MAIN : PLAIN)}
      disabled={isHeld}
      onClick={close}
      autoFocus={isBackMain || isBarred}
    >
      {backLabel}
    </Button>
  );
  const confirm = !isBarred && props.onConfirm && (
    <Button
      {...(isBackMain ? PLAIN : MAIN)}
      {...(props.isDangerous && { color: 'error' })}
      loading={isPending}
      autoFocus={!isBackMain && !props.isDangerous}
      // the key that opened this, held down, is no answer to it
      onKeyDown={event => event.repeat && event.preventDefault()}
      onClick={props.onConfirm}
    >
      {props.confirmLabel}
    </Button>
  );
  return (
    <TitledDialog
      title={props.title}
      role={isBackMain ? 'alertdialog' : undefined}
      aria-describedby={text}
      maxWidth={props.maxWidth ?? 'xs'}
      onClose={close}
    >
      {props.problem && <RecordNotice {...props.problem} />}
      <DialogBody
        id={text}
        actions={
          <>
            {isBackMain && confirm}
            {back}
            {!isBackMain && confirm}
          </>
        }
      >
        {typeof children === 'string' ? <DialogContentText>{children}</DialogContentText> : children}
      </DialogBody>
    </TitledDialog>
  );
}

const MAIN = { variant: 'contained' } as const;
const PLAIN = { color: 'inherit' } as const;
