/** Where drivers eat at a discount. 食堂 canteen · 餐别 meal · 优惠价 price for drivers · 份数 portions · 积分比例 points for each yuan */
import type * as z from 'zod/mini';
import { hours, lines, picture, place, telephone } from './grammar/compound-kinds.ts';
import { flag } from './grammar/kinds/choice.ts';
import { count, fen, number } from './grammar/kinds/number.ts';
import { note, text, texts } from './grammar/kinds/text.ts';
import { resource } from './grammar/resource.ts';
import { filledLine } from './grammar/wire.ts';

/** 1 breakfast, 2 lunch, 3 dinner, 4 night. */
export const MEALS = [1, 2, 3, 4] as const;

const edit = 'canteen:edit';
const price = () => fen({ min: 0, max: 100_000 });

export const canteen = resource('canteen', {
  path: 'canteen/canteenList',
  fields: {
    canteenName: text(60).required().unique().search(),
    contactName: text(20).search(),
    contactMobile: telephone(),
    openTime: hours().filled(),
    address: place(120).required().search(),
    lng: number({ min: -180, max: 180 }),
    lat: number({ min: -90, max: 90 }),
    /** The discount is at most the price; portions are those of a day. */
    meals: lines('mealType', MEALS, {
      price: price().required(),
      discountPrice: price(),
      quota: count({ min: 0, max: 10_000 }),
    }).filled(),
    dishes: texts(filledLine(20), 30).filled(),
    discountRule: note(200),
    /** Points for each yuan. */
    scoreRate: count({ min: 0, max: 100 }).initially(0),
    /** What drivers think of it, 1 to 5. */
    star: number().readOnly(),
    /** The smaller comes first. */
    sort: count({ min: 0, max: 9999 }).initially(0),
    /** 1 open, 0 closed. */
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    cover: picture('coverUrl'),
    coverUrl: text(500).derived(),
    remark: note(200),
  },
  equals: ['state', 'contactMobile'],
  filters: ['canteenName', 'address', 'star', 'scoreRate'],
  sorts: ['sort', 'canteenName', 'star', 'state', 'createdOn'],
  may: { read: 'canteen', add: edit, edit, remove: edit, export: 'canteen' },
  isImportable: true,
});
export type Canteen = z.output<typeof canteen.Row>;
