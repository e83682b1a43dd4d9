/**
 * Menus, panels and drawers over the page. Material's parts for them are fetched in the first idle moment, or by who
 * opens one before that: a wait shows, and where they do not come, a message says so and it is closed again.
 */
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { type ComponentType, useState } from 'react';
import { late, loadAhead, useLate } from '../late.tsx';

const load = () => import('./parts.ts');

/** Fails where the file does not come; what came is kept. */
export const loadMenus = () => loadAhead(load);

/** Drawn from the first opening on, so that it can also be seen to close. */
function opened<Props extends { open: boolean }>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Opened(props: Props) {
    const { open } = props;
    const [wasOpened, setOpened] = useState(open);
    const isThere = useLate(load, { isWanted: false }).code !== undefined;
    if (open && !wasOpened) setOpened(true);
    return (isThere ? wasOpened : open) && <Part {...props} />;
  };
}

export const Menu = opened<MenuProps>(late(load, 'Menu'));
export const Popover = opened<PopoverProps>(late(load, 'Popover'));
export const Drawer = opened<DrawerProps & { open: boolean }>(late(load, 'Drawer'));
export const MenuItem = late(load, 'MenuItem');

/** Menus begin with the first entry that is one: a heading and a line are none. */
const NO_ENTRY = { muiSkipListHighlight: true };

export const ListSubheader = Object.assign(late(load, 'ListSubheader'), NO_ENTRY);
export const Divider = Object.assign(late(load, 'Divider'), NO_ENTRY);
