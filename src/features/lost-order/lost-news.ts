/** A new case, money that is back, and what was handed in and a case that fit each other well. */
import type { PushData, PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';
import { FOUND_PATH } from '../../nouns/lost-found/paths.ts';

const REFUNDED = 1;

/** Of a refund only that the money is back: of its other outcomes nobody is told (specification, section 8). */
export default function newsOfLost({ type, data }: PushMessage): News | null {
  if (type === 'WX_REFUND_RESULT') {
    const { lostId, status } = data as PushData<typeof type>;
    if (status !== REFUNDED) return null;
    return { title: 'notification.lost.refunded', path: `${LOST_PATH}/${lostId}`, tone: 'info' };
  }
  if (type === 'FOUND_ITEM_FITS') {
    const { foundId, goodsName } = data as PushData<typeof type>;
    return fits(goodsName, `${FOUND_PATH}/${foundId}`);
  }
  if (type === 'LOST_CASE_FITS') {
    const { lostId, goodsName } = data as PushData<typeof type>;
    return fits(goodsName, `${LOST_PATH}/${lostId}`);
  }
  const { lostId, goodsName } = data as PushData<'LOST_NEW_ORDER'>;
  const isVip = type === 'LOST_NEW_VIP_ORDER';
  return {
    title: `notification.lost.${isVip ? 'newVip' : 'new'}`,
    params: { goods: goodsName ?? '' },
    path: `${LOST_PATH}/${lostId}`,
    tone: isVip ? 'warning' : 'info',
    rings: true,
  };
}

const fits = (goods: string, path: string): News => ({
  title: 'notification.lost.fits',
  params: { goods },
  path,
  tone: 'info',
});
