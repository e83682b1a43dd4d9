/** A button of the bar that opens a menu. */
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import { Menu } from '../kit/menu/menu.tsx';
import { Tip } from '../kit/Tip.tsx';

interface MenuButtonProps {
  /** What it is for, read out and in the tooltip, where the words on it do not say so. */
  label?: string;
  /** What is on the button. */
  face: ReactNode;
  /** The entries; `close` shuts the menu. */
  children: (close: () => void) => ReactNode;
}

export function MenuButton({ label, face, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const handleClose = () => setAnchor(null);
  return (
    <>
      <Tip title={anchor ? '' : label}>
        <ButtonBase
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={event => setAnchor(event.currentTarget)}
          sx={theme => ({
            gap: 1.5,
            minWidth: 28,
            height: 28,
            px: 1.5,
            borderRadius: 1,
            fontSize: 13,
            color: theme.tokens.text.plain,
            '&:hover': { backgroundColor: theme.tokens.hover },
            [theme.breakpoints.down('md')]: { minWidth: 36, height: 36 },
          })}
        >
          {face}
        </ButtonBase>
      </Tip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1, minWidth: 140 } } }}
      >
        {children(handleClose)}
      </Menu>
    </>
  );
}
