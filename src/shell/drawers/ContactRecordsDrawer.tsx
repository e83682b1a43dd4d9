/** The calls of one caller, from the right, over everything. */
import { useTranslate } from 'ra-core';
import { Drawer } from '../../kit/menu/menu.tsx';
import { FeaturePart } from '../FeaturePart.tsx';
import type { OpenDrawerProps } from './open-drawer.ts';

const WIDTH = 563;

export default function ContactRecordsDrawer({ drawer, onClose }: OpenDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('shell.drawer.contactRecords'),
          sx: { width: WIDTH, maxWidth: '100vw' },
        },
      }}
    >
      <FeaturePart name={drawer.key} load={drawer.load} />
    </Drawer>
  );
}
