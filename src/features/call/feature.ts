import type { Door } from '../../data/feature.ts';

const part = { needs: ['callmgr'], words: ['call', 'complaint', 'lostOrder', 'order'] } as const;

export default {
  navbar: [
    {
      ...part,
      key: 'currentCall',
      place: 'widget',
      order: 10,
      isPressing: true,
      load: () => import('./current/CurrentCall.tsx'),
    },
  ],
  drawers: [
    { ...part, key: 'calls', slot: 'call', load: () => import('./drawer/CallDrawer.tsx') },
    { ...part, key: 'contacts', slot: 'contactRecords', load: () => import('./contacts/ContactRecords.tsx') },
  ],
} satisfies Door;
