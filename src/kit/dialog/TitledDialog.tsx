/**
 * The frame of every dialog: title, body, buttons. It can be moved by its title, keeps its buttons in view while the
 * body scrolls, and keeps a margin on a phone, or takes the whole screen there. No other file composes MUI's dialog.
 */
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DraggablePaper } from './DraggablePaper.tsx';

interface TitledDialogProps
  extends Pick<
    DialogProps,
    'aria-describedby' | 'fullScreen' | 'keepMounted' | 'maxWidth' | 'onClose' | 'onKeyDown' | 'role'
  > {
  title: ReactNode;
  isOpen?: boolean;
  /** Puts a form around title, body and buttons. */
  form?: (inside: ReactNode) => ReactNode;
  /** A `DialogBody`, and what stands between the title and it. */
  children: ReactNode;
}

export function TitledDialog({ title, isOpen = true, form, children, ...dialog }: TitledDialogProps) {
  const inside = (
    <>
      <DialogTitle>{title}</DialogTitle>
      {children}
    </>
  );
  return (
    <Dialog
      fullWidth
      {...dialog}
      open={isOpen}
      PaperComponent={dialog.fullScreen ? undefined : DraggablePaper}
      slotProps={dialog.fullScreen ? { paper: { sx: WHOLE_SCREEN } } : undefined}
    >
      {form ? <AroundForm>{form(inside)}</AroundForm> : inside}
    </Dialog>
  );
}

interface DialogBodyProps extends DialogContentProps {
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** What is read or filled in, and the buttons under it. */
export function DialogBody({ actions, ...content }: DialogBodyProps) {
  return (
    <>
      <DialogContent {...content} />
      {actions && <Buttons>{actions}</Buttons>}
    </>
  );
}

/** For a dialog without a button that closes it. */
export function CloseCorner({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Corner aria-label={label} onClick={onClick}>
      <X strokeWidth={1.75} aria-hidden />
    </Corner>
  );
}

/** What is said beside the buttons; empty, it keeps them at the end. */
export const BesideButtons = styled('span')({ flex: 1, paddingLeft: 8 });

const Corner = styled(IconButton)({ position: 'absolute', top: 8, right: 8 });

const Buttons = styled(DialogActions)({ flexWrap: 'wrap', rowGap: 8 });

const AroundForm = styled('div')({
  display: 'flex',
  minHeight: 0,
  '& > form': { display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0, height: 'auto' },
});

/** The theme leaves a strip around every dialog of a phone, by a rule that only a stronger one overrules. */
const WHOLE_SCREEN = {
  '&&': { m: 0, width: '100%', maxWidth: 'none', maxHeight: 'none', borderRadius: 0 },
} as const;
