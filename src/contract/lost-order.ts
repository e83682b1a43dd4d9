/**
 * What passengers have lost. 失物工单 lost order · 失主 owner · 乘车线索 clue · 交费 VIP: who has paid is served first. Its axes
 * (handling, match, owner, refund, reward) begin at their first values and are moved by calls of their own.
 */
import type * as z from 'zod/mini';
import { area, choice, code, count, fen, flag, masked, moment, note, text } from './grammar/kinds.ts';
import { specifiedResource } from './grammar/resource.ts';

/** 1 phone, 2 mini-program, 3 H5, 4 back office, 5 handed in by a driver. */
export const LOST_SOURCES = [1, 2, 3, 4, 5] as const;
/** 1 phone, 2 bag or wallet, 3 documents, 4 cash, 5 computer, 6 keys, 7 luggage, 8 clothes, 9 jewellery, 10 medical, 99 other. */
export const GOODS_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99] as const;
/** 0 unknown, 1 front, 2 rear, 3 boot. */
export const SEATS = [0, 1, 2, 3] as const;
/** 1 cash, 2 WeChat, 3 Alipay, 4 card, 5 unknown. */
export const PAY_WAYS = [1, 2, 3, 4, 5] as const;
/** 0 not handled, 1 in hand, 2 handled. */
export const HANDLE_STATES = [0, 1, 2] as const;
/** Of a refund: 0 not refunded, 1 success, 2 processing, 3 failed. Of a reward: 0 unpaid, 1 paid, and the same. */
export const PAYMENT_STATES = [0, 1, 2, 3] as const;

/** The same owner and kind of goods within this time are the same case. */
export const DUPLICATE_MS = 86_400_000;
/** Until somebody has begun: who has paid, and everybody else. */
export const FIRST_ACTION_MS = { vip: 15 * 60_000, usual: 2 * 3_600_000 } as const;

export const lostOrder = specifiedResource('lostOrder', {
  path: 'lost/index',
  fields: {
    ownerName: text(40).search(),
    ownerMobile: masked('mobile').soughtAtWork(),
    ownerMobile2: masked('mobile'),
    goodsName: text(60).required().search(),
    goodsType: choice(GOODS_TYPES).required(),
    goodsColor: text(20),
    goodsBrand: text(30),
    goodsValue: fen({ min: 0, max: 1_000_000_000 }),
    goodsDesc: note(500),
    seatPosition: choice(SEATS).initially(0),
    passengerNum: count({ min: 1, max: 60 }),
    upTime: moment(),
    upAddress: text(120),
    downTime: moment(),
    downAddress: text(120),
    plateNumber: code(10).search(),
    companyName: text(60),
    vehicleColor: text(20),
    payWay: choice(PAY_WAYS),
    fare: fen({ min: 0, max: 1_000_000 }),
    invoiceNo: code(30),
    /** Everywhere, unless said. */
    addressType: area().filled(),
    remark: note(200),
    source: choice(LOST_SOURCES).initially(1).fixed(),
    /** The call in which it was told. */
    callId: code(40).fixed(),
    /** 1: has paid to be served first. */
    payStatus: flag().initially(0).fixed(),
    lostNo: code(20).filled().readOnly().search(),
    payTime: moment().readOnly(),
    handleStatus: choice(HANDLE_STATES).filled().readOnly().status({ 0: 'bad', 1: 'warn', 2: 'ok' }),
    handleUserName: text(40).readOnly(),
    handleStartDate: moment().readOnly(),
    matchStatus: flag().filled().readOnly(),
    matchMessage: text(200).readOnly(),
    matchDriverName: text(40).readOnly(),
    matchDriverPhone: masked('mobile').readOnly(),
    matchPlateNumber: code(10).readOnly(),
    matchTime: moment().readOnly(),
    ownerConfirm: choice([2, 1, 0]).filled().readOnly(),
    ownerRemark: text(200).readOnly(),
    refundStatus: choice(PAYMENT_STATES).filled().readOnly(),
    rewardStatus: choice(PAYMENT_STATES).readOnly(),
    slaDeadline: moment().readOnly(),
  },
  equals: [
    'handleStatus',
    'matchStatus',
    'payStatus',
    'ownerConfirm',
    'goodsType',
    'source',
    'addressType',
    'ownerMobile',
  ],
  filters: [
    'ownerName',
    'goodsName',
    'plateNumber',
    'lostNo',
    'upTime',
    'downTime',
    'goodsValue',
    'slaDeadline',
  ],
  sorts: ['createdOn', 'lostNo', 'handleStatus', 'slaDeadline', 'goodsType', 'upTime'],
  isNewestFirst: true,
  may: {
    read: 'lost',
    add: 'lost:handle',
    edit: 'lost:handle',
    remove: 'lost:handle',
    export: 'lost:export',
  },
  calls: {
    list: 'GET /api/admin/lost/orders',
    create: 'POST /api/admin/lost/orders',
    update: 'POST /api/admin/lost/order/{id}/info',
  },
});
export type LostOrder = z.output<typeof lostOrder.Row>;
