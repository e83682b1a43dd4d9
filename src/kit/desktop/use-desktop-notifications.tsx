/** Switching desktop notifications on and off, with what is said about it; for any button that does. */
import { useNotify } from 'ra-core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { late } from '../late.tsx';
import { usePreference } from '../preference.ts';
import { hasDesktopNotifications } from '../preferences.ts';
import { askPermission, type DesktopPermission, onPermission, readPermission } from './permission.ts';

const DesktopHelpDialog = late(() => import('./DesktopHelpDialog.tsx'), 'default');

export interface DesktopNotifications {
  permission: DesktopPermission;
  /** Where the browser can do it at all: over https, and not on every phone. */
  isOffered: boolean;
  /** Allowed by the browser, and wanted. */
  isOn: boolean;
  /** Asks the browser where it has not been asked. The first failure is said, the second one opens the help. */
  enable(): Promise<void>;
  disable(): void;
  showHelp(): void;
  /** The help dialog, where it is open: to be drawn anywhere beside the button. */
  help: ReactNode;
}

/** However many buttons there are, a second failure is a second one. */
let failures = 0;

export function useDesktopNotifications(): DesktopNotifications {
  const notify = useNotify();
  const permission = useSyncExternalStore(onPermission, readPermission);
  const isWanted = usePreference(hasDesktopNotifications);
  const [hasHelp, setHelp] = useState(false);
  return {
    permission,
    isOffered: permission !== 'absent' && permission !== 'insecure',
    isOn: permission === 'granted' && isWanted,
    async enable() {
      if ((await askPermission()) === 'granted') {
        failures = 0;
        hasDesktopNotifications.write(true);
        notify('notification.desktop.enabled', { type: 'success' });
        return;
      }
      failures += 1;
      if (failures > 1) setHelp(true);
      else notify('notification.desktop.failed', { type: 'error' });
    },
    disable: () => hasDesktopNotifications.write(false),
    showHelp: () => setHelp(true),
    help: hasHelp && <DesktopHelpDialog onClose={() => setHelp(false)} />,
  };
}
