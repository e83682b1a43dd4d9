import type { FeatureModule } from '../../data/feature.ts';

/** The specification gives the button to whoever watches the orders; everybody else has the personal centre. */
export default {
  navbar: [
    {
      key: 'desktopNotifications',
      place: 'counter',
      // beside the bell
      order: 1000,
      needs: ['monitoring.map'],
      load: () => import('./DesktopButton.tsx'),
    },
  ],
} satisfies FeatureModule;
