/** What drivers are given for carrying an advertisement. 司机礼品 gift · 领取条件 condition · 库存 stock · 已发放 issued */
import type * as z from 'zod/mini';
import { adInstallment } from './ad-installment.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count, fen } from './grammar/kinds/number.ts';
import { reference } from './grammar/kinds/reference.ts';
import { note, text, webAddress } from './grammar/kinds/text.ts';
import { day } from './grammar/kinds/time.ts';
import { specifiedResource } from './grammar/resource.ts';

/** 1 cash or red packet, 2 goods, 3 points, 4 coupon. */
export const GIFT_TYPES = [1, 2, 3, 4] as const;
/** 1 photo passed, 2 kept for some months, 3 pasted for the first time. */
export const GIFT_CONDITIONS = [1, 2, 3] as const;

const edit = 'adPastePictureMange:edit';

export const adDriverGift = specifiedResource('adDriverGift', {
  path: 'advertisementIndex/gift',
  fields: {
    giftName: text(60).required().search(),
    giftType: choice(GIFT_TYPES).required().initially(1),
    /** What one of it is worth. */
    amount: fen({ min: 0, max: 10_000_000 }).required(),
    /** Without it, as many as are asked for. */
    stock: count({ min: 0, max: 1_000_000 }),
    condition: choice(GIFT_CONDITIONS).required().initially(1),
    /** Without it, in every installment. */
    installmentId: reference(adInstallment, 'installmentName'),
    startTime: day('start'),
    endTime: day().after('startTime'),
    imageUrl: webAddress(500),
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    remark: note(200),
    installmentName: text(60).derived(),
    issued: count().filled().readOnly(),
  },
  equals: ['giftType', 'condition', 'installmentId', 'state'],
  filters: ['giftName', 'amount', 'stock', 'issued', 'startTime', 'endTime'],
  sorts: ['createdOn', 'giftName', 'amount', 'stock', 'issued', 'startTime', 'endTime', 'state'],
  isNewestFirst: true,
  may: { read: 'adPastePictureMange', add: edit, edit, remove: edit, export: 'adPastePictureMange:export' },
  calls: {
    list: 'GET /api/ad/admin/adDriverGifts',
    create: 'POST /api/ad/admin/adDriverGifts',
    update: 'PUT /api/ad/admin/adDriverGift',
  },
});
export type AdDriverGift = z.output<typeof adDriverGift.Row>;
