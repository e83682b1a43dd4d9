/** Where drivers fetch what they have exchanged points for. 自提点 pickup point · 营业时间 opening hours */
import type * as z from 'zod/mini';
import { hours, place, telephone } from './grammar/compound-kinds.ts';
import { flag } from './grammar/kinds/choice.ts';
import { number } from './grammar/kinds/number.ts';
import { note, text } from './grammar/kinds/text.ts';
import { resource } from './grammar/resource.ts';

const read = 'driverhome.scorestore';
const edit = 'driverhome.scorestore:edit';

export const pickupPoint = resource('pickupPoint', {
  path: 'scoreShop/selfPickupPointManage',
  fields: {
    pointName: text(60).required().unique().search(),
    contactName: text(20).search(),
    contactMobile: telephone(),
    openTime: hours().filled(),
    /** 1 while drivers can choose it. */
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    address: place(120).required().search(),
    lng: number({ min: -180, max: 180 }),
    lat: number({ min: -90, max: 90 }),
    remark: note(200),
  },
  equals: ['state', 'contactMobile'],
  filters: ['pointName', 'address', 'contactName'],
  sorts: ['pointName', 'state', 'createdOn'],
  may: { read, add: edit, edit, remove: edit, export: read },
  isImportable: true,
});
export type PickupPoint = z.output<typeof pickupPoint.Row>;
