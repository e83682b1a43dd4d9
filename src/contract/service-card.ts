/** Whom drivers turn to about the points shop. 商城客服 customer service · 名片 card · 微信二维码 QR code */
import type * as z from 'zod/mini';
import { picture, telephone } from './grammar/compound-kinds.ts';
import { flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { note, text } from './grammar/kinds/text.ts';
import { resource } from './grammar/resource.ts';

const read = 'driverhome.scorestore';
const edit = 'driverhome.scorestore:edit';

export const serviceCard = resource('serviceCard', {
  path: 'scoreShop/customerServiceManage',
  fields: {
    name: text(40).required().search(),
    mobile: telephone(),
    /** As drivers read it. */
    workTime: text(60),
    /** The smaller comes first. */
    sort: count({ min: 0, max: 9999 }).initially(0),
    /** 1 while drivers see it. */
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    wechatQr: picture('wechatQrUrl'),
    wechatQrUrl: text(500).derived(),
    remark: note(200),
  },
  equals: ['state', 'mobile'],
  filters: ['name', 'workTime'],
  sorts: ['sort', 'name', 'state', 'createdOn'],
  may: { read, add: edit, edit, remove: edit, export: read },
  isImportable: true,
});
export type ServiceCard = z.output<typeof serviceCard.Row>;
