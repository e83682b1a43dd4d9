/** Something was handed in that fits an open case well. */
import type { PushData, PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { FOUND_PATH } from '../../nouns/found/paths.ts';

export default function newsOfFound({ data }: PushMessage): News {
  const { foundId, goodsName } = data as PushData<'FOUND_ITEM_FITS'>;
  return {
    title: 'notification.lost.fits',
    params: { goods: goodsName },
    path: `${FOUND_PATH}/${foundId}`,
    tone: 'info',
  };
}
