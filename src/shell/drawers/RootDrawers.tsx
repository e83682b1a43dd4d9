/** The drawers that features have beside every page. The pages go on living under and beside them. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { closeDrawer, type DrawerSlot, useDrawer } from '../../data/drawers.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import { Drawer } from '../../kit/menu/menu.tsx';
import { FeaturePart } from '../FeaturePart.tsx';
import { CALL_DRAWER_WIDTH } from '../sidebar-state.ts';

const CONTACT_RECORDS_WIDTH = 563;
/** On a narrow screen a drawer leaves a strip to tap at. */
const NARROW_WIDTH = 'min(100vw - 32px, 360px)';

/** Docked at the right of the sidebar; over the page where the sidebar is a drawer itself. */
export function CallDrawer({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  const drawer = useOpenDrawer('call');
  if (!drawer) return null;
  const words = translate('shell.drawer.call');
  const part = <FeaturePart name={drawer.key} load={drawer.load} />;
  if (isNarrow) {
    return (
      <Drawer
        open
        onClose={() => closeDrawer('call')}
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

/** From the right, over everything. */
export function ContactRecordsDrawer() {
  const translate = useTranslate();
  const drawer = useOpenDrawer('contactRecords');
  if (!drawer) return null;
  return (
    <Drawer
      open
      anchor="right"
      onClose={() => closeDrawer('contactRecords')}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('shell.drawer.contactRecords'),
          sx: { width: CONTACT_RECORDS_WIDTH, maxWidth: '100vw' },
        },
      }}
    >
      <FeaturePart name={drawer.key} load={drawer.load} />
    </Drawer>
  );
}

/** Undefined while it is closed, and where no feature has one that this user is offered. */
function useOpenDrawer(slot: DrawerSlot) {
  const isOpen = useDrawer(slot) !== null;
  const { drawers } = useExtensions();
  return isOpen ? drawers.find(drawer => drawer.slot === slot) : undefined;
}
