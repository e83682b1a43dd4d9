/**
 * Menus, panels and drawers over the page. Material's parts for them are fetched in the first idle moment, or by who
 * opens one before that: a wait shows, and where they do not come, a message says so and it is closed again.
 */
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { useNotify } from 'ra-core';
import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { TopProgress } from '../TopProgress.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';
import { useStableCallback } from '../use-stable-callback.ts';

type Parts = typeof import('./parts.ts');

let parts: Parts | undefined;

/** Fails where the file does not come; what came is kept. */
export async function loadMenus(): Promise<void> {
  parts ??= await import('./parts.ts');
}

/** Of what is drawn within one that is open. */
function loaded(): Parts {
  if (!parts) throw new Error('OUTSIDE_MENU');
  return parts;
}

interface Opened {
  open: boolean;
  onClose?: (event: object, reason: 'escapeKeyDown') => void;
}

/** Drawn from the first opening on, so that it can also be seen to close. */
function opened<Props extends Opened>(partOf: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  return function Opened(props: Props) {
    const { open, onClose } = props;
    const notify = useNotify();
    const [, drawAgain] = useReducer((loads: number) => loads + 1, 0);
    const [wasOpened, setOpened] = useState(open);
    if (open && !wasOpened) setOpened(true);
    const isMissing = open && !parts;
    const close = useStableCallback(() => onClose?.({}, 'escapeKeyDown'));
    useEffect(() => {
      if (!isMissing) return;
      let isWanted = true;
      loadMenus().then(
        () => isWanted && drawAgain(),
        () => {
          if (!isWanted) return;
          notify('kit.state.partNotLoaded', { type: 'error' });
          close();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isMissing, notify, close]);
    const isLate = useDelayed(isMissing, SKELETON_AFTER_MS);
    if (isMissing) return isLate ? <TopProgress /> : null;
    if (!wasOpened || !parts) return null;
    const Part = partOf(parts);
    return <Part {...props} />;
  };
}

export const Menu = opened<MenuProps>(({ Menu }) => Menu);
export const Popover = opened<PopoverProps>(({ Popover }) => Popover);
export const Drawer = opened<DrawerProps & Opened>(
  ({ Drawer }) => Drawer as ComponentType<DrawerProps & Opened>,
);

export const MenuItem = function MenuItem(props: object) {
  const { MenuItem: Part } = loaded();
  return <Part {...props} />;
} as Parts['MenuItem'];

/** Menus begin with the first entry that is one: a heading and a line are none. */
const NO_ENTRY = { muiSkipListHighlight: true };

export const ListSubheader = Object.assign(function ListSubheader(props: object) {
  const { ListSubheader: Part } = loaded();
  return <Part {...props} />;
}, NO_ENTRY) as unknown as Parts['ListSubheader'];

export const Divider = Object.assign(function Divider(props: object) {
  const { Divider: Part } = loaded();
  return <Part {...props} />;
}, NO_ENTRY) as unknown as Parts['Divider'];
