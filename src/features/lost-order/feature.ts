import { PackageSearch } from 'lucide-react';
import type { PushMessage } from '../../contract/push.ts';
import { type Door, entityRow, type News, type PushNews } from '../../data/feature.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';
import { pagesOf } from '../../nouns/resource/pages-of.tsx';

type NewOrder = PushMessage<'LOST_NEW_ORDER' | 'LOST_NEW_VIP_ORDER'>;

const newsOf =
  (kind: 'new' | 'newVip') =>
  ({ data: { lostId, goodsName } }: NewOrder): News => ({
    title: `notification.lost.${kind}`,
    params: { goods: goodsName ?? '' },
    path: `${LOST_PATH}/${lostId}`,
    tone: kind === 'new' ? 'info' : 'warning',
    rings: true,
  });

export default {
  words: ['call', 'entity', 'lostOrder', 'lostSearch', 'map', 'recordLog', 'revision'],
  sections: [{ path: '/lost', title: 'title.lost', icon: PackageSearch, order: 30 }],
  resources: [
    {
      path: LOST_PATH,
      section: '/lost',
      title: 'title.lostOrder',
      icon: PackageSearch,
      needs: ['lost'],
      may: { read: 'lost', create: 'lost:handle', update: 'lost:handle' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/lost-order.ts')).lostOrder),
      ...pagesOf(() => import('./pages.tsx')),
      create: () => import('./LostCreate.tsx'),
    },
  ],
  news: [
    { type: 'LOST_NEW_ORDER', needs: 'lost', toNews: newsOf('new') },
    { type: 'LOST_NEW_VIP_ORDER', needs: 'lost', toNews: newsOf('newVip') },
  ] as PushNews[],
} satisfies Door;
