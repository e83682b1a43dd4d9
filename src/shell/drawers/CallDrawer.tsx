/** Calls, beside every page: docked at the right of the sidebar, or over the page where the sidebar is a drawer itself. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Drawer } from '../../kit/menu/menu.tsx';
import { useIsNarrow } from '../../kit/TwoPanes.tsx';
import { FeaturePart } from '../FeaturePart.tsx';
import { CALL_DRAWER_WIDTH } from '../sidebar-state.ts';
import type { OpenDrawerProps } from './open-drawer.ts';

/** On a narrow screen a drawer leaves a strip to tap at. */
const NARROW_WIDTH = 'min(100vw - 32px, 360px)';

export default function CallDrawer({ drawer, onClose }: OpenDrawerProps) {
  const isNarrow = useIsNarrow();
  const words = useTranslate()('shell.drawer.call');
  const part = <FeaturePart name={drawer.key} load={drawer.load} />;
  if (isNarrow) {
    return (
      <Drawer
        open
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words, sx: { width: NARROW_WIDTH } } }}
      >
        {part}
      </Drawer>
    );
  }
  return (
    <Box
      component="aside"
      aria-label={words}
      sx={theme => ({
        display: 'flex',
        flexDirection: 'column',
        flex: 'none',
        width: CALL_DRAWER_WIDTH,
        height: '100%',
        overflow: 'auto',
        backgroundColor: 'background.paper',
        borderRight: `1px solid ${theme.tokens.line}`,
      })}
    >
      {part}
    </Box>
  );
}
