/** The drawers that features have beside every page. The pages go on living under and beside them. */
import { closeDrawer, type DrawerSlot, useDrawer } from '../../data/drawers.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import { late } from '../../kit/late.tsx';

const DRAWERS = {
  call: late(() => import('./CallDrawer.tsx'), 'default'),
  contactRecords: late(() => import('./ContactRecordsDrawer.tsx'), 'default'),
};

/** Nothing while it is closed, and where no feature has one that this user is offered. */
export function RootDrawer({ slot }: { slot: DrawerSlot }) {
  const isOpen = useDrawer(slot) !== null;
  const drawer = useExtensions().drawers.find(each => each.slot === slot);
  const Drawer = DRAWERS[slot];
  return isOpen && drawer ? <Drawer drawer={drawer} onClose={() => closeDrawer(slot)} /> : null;
}
