/** A button that says why it cannot be pressed: it keeps its place and the keyboard, and is grey. */
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Tip } from '../../../kit/Tip.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';

interface GuardedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Null where it can be done. */
  why: string | null;
  isPending?: boolean;
}

export function GuardedButton({ why, isPending = false, onClick, children, ...props }: GuardedButtonProps) {
  const id = useId();
  const isOff = why !== null;
  const button = (
    <Guarded
      variant="outlined"
      color="inherit"
      {...props}
      aria-disabled={isOff || undefined}
      aria-describedby={isOff ? id : undefined}
      loading={isPending}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </Guarded>
  );
  if (!isOff) return button;
  return (
    <>
      <Tip title={why}>{button}</Tip>
      <VisuallyHidden id={id}>{why}</VisuallyHidden>
    </>
  );
}

const Guarded = styled(Button)(({ theme: { tokens } }) => ({
  '&[aria-disabled=true]': {
    borderColor: tokens.line,
    backgroundColor: 'transparent',
    color: tokens.text.faint,
    cursor: 'default',
  },
}));
