/** Says what will happen before it does; where it cannot happen now, why, and only the way back. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { DraggablePaper } from '../../kit/dialog/DraggablePaper.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import type { Described } from '../../kit/state/PageState.tsx';

interface QuestionProps {
  title: string;
  /** Why it cannot be done now. */
  barred?: string;
  confirmLabel?: string;
  isDangerous?: boolean;
  isPending?: boolean;
  problem?: Described | null;
  onConfirm?: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function Question(props: QuestionProps) {
  const translate = useTranslate();
  const id = useId();
  const close = () => {
    if (!props.isPending) props.onClose();
  };
  return (
    <Dialog PaperComponent={DraggablePaper} open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      {props.problem && <RecordNotice {...props.problem} />}
      <DialogContent>
        {props.barred ? <DialogContentText>{props.barred}</DialogContentText> : props.children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} autoFocus={Boolean(props.barred)}>
          {translate(props.barred ? 'version.barred.back' : 'kit.cancel')}
        </Button>
        {!props.barred && props.onConfirm && (
          <Button
            variant="contained"
            color={props.isDangerous ? 'error' : 'primary'}
            disabled={props.isPending}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
