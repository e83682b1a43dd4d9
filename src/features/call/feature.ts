import type { FeatureModule } from '../../data/feature.ts';

const words = ['call', 'complaint', 'lostOrder', 'order'] as const;
const part = { needs: ['callmgr'], words } as const;

export default {
  words,
  navbar: [
    {
      ...part,
      key: 'currentCall',
      place: 'widget',
      order: 10,
      load: () => import('./current/CurrentCall.tsx'),
    },
  ],
  drawers: [
    { ...part, key: 'calls', slot: 'call', load: () => import('./drawer/CallDrawer.tsx') },
    { ...part, key: 'contacts', slot: 'contactRecords', load: () => import('./contacts/ContactRecords.tsx') },
  ],
} satisfies FeatureModule;
