import { PackageSearch } from 'lucide-react';
import type { PushMessage } from '../../contract/push.ts';
import { type Door, entityRow, type News, type PushNews } from '../../data/feature.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';

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

/** Only that the money is back: of the others nobody is told (specification, section 8). */
const newsOfRefund = ({ data: { lostId, status } }: PushMessage<'WX_REFUND_RESULT'>): News | null => {
  if (status === REFUNDED)
    return { title: 'notification.lost.refunded', path: `${LOST_PATH}/${lostId}`, tone: 'info' };
  return null;
};

const REFUNDED = 1;

export default {
  words: [
    'lostOrder',
    'lostDesk',
    'lostSearch',
    'lostThings',
    'foundItem',
    'reason',
    'call',
    'map',
    'entity',
    'recordLog',
    'revision',
  ],
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
      list: () => import('./LostList.tsx'),
      create: () => import('./LostCreate.tsx'),
      edit: () => import('./LostPage.tsx'),
    },
  ],
  cards: [
    {
      key: 'lostCases',
      title: 'title.lostOrder',
      order: 22,
      needs: ['lost'],
      capability: 'lostDesk',
      load: () => import('./LostFigures.tsx'),
    },
  ],
  news: [
    { type: 'LOST_NEW_ORDER', needs: 'lost', toNews: newsOf('new') },
    { type: 'LOST_NEW_VIP_ORDER', needs: 'lost', toNews: newsOf('newVip') },
    { type: 'WX_REFUND_RESULT', needs: 'lost', toNews: newsOfRefund },
  ] as PushNews[],
} satisfies Door;
