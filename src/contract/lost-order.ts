/**
 * What passengers have lost. 失物工单 lost order · 失主 owner · 乘车线索 clue · 交费 VIP: who has paid is served first. Its axes
 * (handling, match, owner, refund, reward) begin at their first values and are moved by calls of their own.
 */
import type * as z from 'zod/mini';
import { place, telephone } from './grammar/compound-kinds.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { count, fen, number } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { specifiedResource } from './grammar/resource.ts';
import { Id } from './grammar/wire.ts';
import {
  HANDLE_STATES,
  HOLD_STATES,
  LOST_RESULTS,
  LOST_STAGES,
  OWNER_STATES,
  PAYMENT_STATES,
  RETURN_STATES,
} from './lost-states.ts';

/** 1 phone, 2 mini-program, 3 H5, 4 back office, 5 handed in by a driver. */
export const LOST_SOURCES = [1, 2, 3, 4, 5] as const;
/** 1 phone, 2 bag or wallet, 3 documents, 4 cash, 5 computer, 6 keys, 7 luggage, 8 clothes, 9 jewellery, 10 medical, 99 other. */
export const GOODS_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99] as const;
/** 0 unknown, 1 front, 2 rear, 3 boot. */
export const SEATS = [0, 1, 2, 3] as const;
/** 1 cash, 2 WeChat, 3 Alipay, 4 card, 5 unknown. */
export const PAY_WAYS = [1, 2, 3, 4, 5] as const;
/** 1 plate, 2 order, 3 ride, 4 payment record, 5 the driver told. */
export const MATCH_WAYS = [1, 2, 3, 4, 5] as const;
/** 1 picked up by the owner, 2 brought by the driver, 3 courier, 4 kept by the company, 5 handed to the police. */
export const RETURN_TYPES = [1, 2, 3, 4, 5] as const;
/** 1 mini-program pay, 2 card union pay, 3 red packet, 4 enterprise pay. */
export const REWARD_CHANNELS = [1, 2, 3, 4] as const;

/** The same owner and kind of goods within this time are the same case. */
export const DUPLICATE_MS = 86_400_000;
/** Until somebody has begun: who has paid, and everybody else. */
export const FIRST_ACTION_MS = { vip: 15 * 60_000, usual: 2 * 3_600_000 } as const;
/** From when it came until it is closed. */
export const CLOSE_MS = { vip: 24 * 3_600_000, usual: 72 * 3_600_000 } as const;

/** Open and over its time; begun or closed too late, or open for longer than it should be. */
export const LOST_DUE = ['over', 'late'] as const;

const degrees = (most: number) => number({ min: -most, max: most });

/** Of the owner: after a payment they change only with `lost:refund`. */
export const OWNER_FIELDS = ['ownerName', 'ownerMobile', 'ownerMobile2'] as const;

export const lostOrder = specifiedResource('lostOrder', {
  path: 'lost/index',
  fields: {
    ownerName: text(40).search(),
    ownerMobile: telephone().soughtAtWork(),
    ownerMobile2: telephone(),
    goodsName: text(60).required().search(),
    goodsType: choice(GOODS_TYPES).required(),
    goodsColor: text(20),
    goodsBrand: text(30),
    goodsValue: fen({ min: 0, max: 1_000_000_000 }),
    goodsDesc: note(500),
    seatPosition: choice(SEATS).initially(0),
    passengerNum: count({ min: 1, max: 60 }),
    upTime: moment(),
    upAddress: place(120, { lng: 'upLng', lat: 'upLat' }),
    upLng: degrees(180),
    upLat: degrees(90),
    downTime: moment(),
    downAddress: place(120, { lng: 'downLng', lat: 'downLat' }),
    downLng: degrees(180),
    downLat: degrees(90),
    /** Minutes by which the times may be off. */
    timeTolerance: count({ min: 1, max: 720 }),
    plateNumber: plateText(10).search(),
    companyName: text(60),
    vehicleColor: text(20),
    payWay: choice(PAY_WAYS),
    /** When the ride was paid, as the passenger's payment record has it. */
    ridePayTime: moment(),
    fare: fen({ min: 0, max: 1_000_000 }),
    invoiceNo: code(30),
    /** Everywhere, unless said. */
    addressType: area().filled(),
    remark: note(200),
    source: choice(LOST_SOURCES).initially(1).fixed(),
    /** The call in which it was told. */
    callId: code(40).fixed(),
    /** The order of the ride, where it was called for. */
    orderId: other(Id).fixed(),
    /** 1: has paid to be served first. */
    payStatus: flag().initially(0).fixed(),
    lostNo: code(20).filled().readOnly().search(),
    payTime: moment().readOnly(),
    payAmount: fen().readOnly(),
    handleStatus: choice(HANDLE_STATES).filled().readOnly().status({ 0: 'bad', 1: 'warn', 2: 'ok' }),
    stage: choice(LOST_STAGES).filled().readOnly(),
    handleUserId: other(Id).readOnly(),
    handleUserName: text(40).readOnly(),
    handleStartDate: moment().readOnly(),
    handleEndDate: moment().readOnly(),
    handleResult: choice(LOST_RESULTS).readOnly(),
    handleRemark: text(200).readOnly(),
    matchStatus: flag().filled().readOnly(),
    matchWay: choice(MATCH_WAYS).readOnly(),
    matchMessage: text(200).readOnly(),
    matchDriverId: other(Id).readOnly(),
    matchDriverName: text(40).readOnly(),
    matchDriverPhone: masked('mobile').readOnly(),
    matchPlateNumber: plateText(10).readOnly(),
    matchTime: moment().readOnly(),
    propertyConfirm: choice(HOLD_STATES).filled().readOnly(),
    propertyConfirmTime: moment().readOnly(),
    propertyReturn: choice(RETURN_STATES).filled().readOnly(),
    returnType: choice(RETURN_TYPES).readOnly(),
    returnTime: moment().readOnly(),
    expressNo: code(40).readOnly(),
    returnFee: fen().readOnly(),
    ownerConfirm: choice(OWNER_STATES).filled().readOnly(),
    ownerConfirmTime: moment().readOnly(),
    ownerRemark: text(200).readOnly(),
    refundStatus: choice(PAYMENT_STATES).filled().readOnly(),
    refundAmount: fen().readOnly(),
    refundReason: text(200).readOnly(),
    refundTime: moment().readOnly(),
    refundNo: code(40).readOnly(),
    rewardStatus: choice(PAYMENT_STATES).readOnly(),
    rewardAmount: fen().readOnly(),
    rewardChannel: choice(REWARD_CHANNELS).readOnly(),
    serialNum: code(40).readOnly(),
    rewardTime: moment().readOnly(),
    /** A payment of it waits for a second person. */
    waitsForCheck: flag().filled().readOnly(),
    cancelStatus: flag().filled().readOnly(),
    cancelReason: text(200).readOnly(),
    cancelTime: moment().readOnly(),
    /** Until somebody begins and, once somebody has, until it is closed; null when it is. */
    slaDeadline: moment().readOnly(),
    due: choice(LOST_DUE).filterOnly(),
    /** Of the vehicle that was matched, else the one that the owner remembers. */
    ofCompany: text(60).filterOnly(),
    createdOn: moment().filled().readOnly(),
  },
  equals: [
    'handleStatus',
    'stage',
    'due',
    'handleUserId',
    'handleResult',
    'matchStatus',
    'payStatus',
    'ownerConfirm',
    'refundStatus',
    'rewardStatus',
    'goodsType',
    'seatPosition',
    'ofCompany',
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
    'createdOn',
  ],
  /** By `payStatus`: the most urgent first. */
  sorts: ['createdOn', 'lostNo', 'handleStatus', 'slaDeadline', 'payStatus', 'goodsType', 'upTime'],
  isNewestFirst: true,
  fails: ['DUPLICATE', 'NOT_FOUND'],
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
