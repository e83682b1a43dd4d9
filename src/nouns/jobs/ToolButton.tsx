/** Something that is done with a whole list: a word on a desk, a picture on a phone. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

export function ToolButton({ label, icon, onClick }: ToolButtonProps) {
  return (
    <Tool
      variant="outlined"
      color="inherit"
      aria-haspopup="dialog"
      aria-label={label}
      startIcon={icon}
      onClick={onClick}
    >
      <span>{label}</span>
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
