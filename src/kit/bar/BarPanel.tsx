/** What a button of the bar at the top opens below itself. */
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Popover } from '../menu/menu.tsx';

interface BarPanelProps {
  id: string;
  anchor: HTMLElement;
  title: string;
  /** In pixels, where the window has room for it. */
  width: number;
  /** At the right of its title. */
  action: ReactNode;
  onClose: () => void;
  /** @param titleId of the element that names what scrolls */
  children: (titleId: string) => ReactNode;
}

export function BarPanel({ id, anchor, title, width, action, onClose, children }: BarPanelProps) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(560px, calc(100dvh - 64px))',
            mt: 2,
            overflow: 'hidden',
          },
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        {action}
      </Head>
      {children(titleId)}
    </Popover>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.tokens.line}`,
  h2: { margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
}));
