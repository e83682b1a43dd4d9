/** A framed icon over a list, with what it opens below itself. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Popover } from '../menu/menu.tsx';
import { Tip } from '../Tip.tsx';

interface FramedMenuProps {
  label: string;
  icon: ReactNode;
  /** In pixels; the place is reckoned by it before the content is there. */
  width: number;
  children: (close: () => void) => ReactNode;
}

export function FramedMenu({ label, icon, width, children }: FramedMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tip title={label}>
        <Framed aria-label={label} aria-haspopup="dialog" onClick={event => setAnchor(event.currentTarget)}>
          {icon}
        </Framed>
      </Tip>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, style: { width } } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}

const Framed = styled(IconButton)(({ theme }) => ({ border: `1px solid ${theme.tokens.edge}` }));
