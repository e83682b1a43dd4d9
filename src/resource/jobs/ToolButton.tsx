/** Something that is done with a whole list, in a dialog or by a switch: a word on a desk, a picture on a phone. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Key } from '../../kit/Key.tsx';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  /** Of a switch; without it, it opens a dialog. */
  isPressed?: boolean;
  /** That does the same. */
  hotkey?: string | undefined;
  onClick: () => void;
}

export function ToolButton({ label, icon, isPressed, hotkey, onClick }: ToolButtonProps) {
  return (
    <Tool
      variant="outlined"
      color="inherit"
      aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
      aria-pressed={isPressed}
      aria-label={label}
      aria-keyshortcuts={hotkey}
      startIcon={icon}
      onClick={onClick}
    >
      <span>{label}</span>
      {hotkey && <Key>{hotkey.toUpperCase()}</Key>}
    </Tool>
  );
}

const Tool = styled(Button)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('sm')]: {
    '& > span:last-of-type': { display: 'none' },
    '&& .MuiButton-startIcon': { display: 'inherit', margin: 0 },
  },
}));
