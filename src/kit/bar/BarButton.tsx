/** A button of the bar at the top that opens a panel below itself. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Tip } from '../Tip.tsx';

interface BarButtonProps {
  label: string;
  panelId: string;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
  /** The icon, with what stands on it. */
  children: ReactNode;
}

export function BarButton({ label, panelId, isOpen, onOpen, children }: BarButtonProps) {
  return (
    <Tip title={isOpen ? '' : label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={event => onOpen(event.currentTarget)}
      >
        <Box component="span" sx={{ display: 'flex', position: 'relative' }}>
          {children}
        </Box>
      </IconButton>
    </Tip>
  );
}
