/**
 * Lost property by the text of the specification: of a case its fields and no more, and every call that is named. Where
 * goods are, and what was paid, it knows and does not tell.
 */
import { type Answer, Refusal } from './answers.ts';
import type { OldCase } from './old-cases.ts';
import type { Call, ForeignRequest } from './requests.ts';

const LOST = '/api/admin/lost';
const UNHANDLED = 0;
const HANDLING = 1;
const HANDLED = 2;

const tell = ({ goodsName: _goods, ownerName: _name, ownerMobile: _mobile, ...shown }: OldCase) => shown;

const caseAt = ({ state }: ForeignRequest, id: unknown): OldCase => {
  const found = state.cases.find(each => each.id === Number(id));
  if (!found) throw new Refusal(3006, '工单不存在');
  return found;
};

/** Where the goods of a case are: 1 with the driver, 2 back. */
const PLACES = new WeakMap<OldCase, number>();

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

type Change = (found: OldCase, asked: ForeignRequest) => void;

/** It answers the case as it is then. */
const change =
  (work: Change): Call =>
  asked => {
    const found = caseAt(asked, asked.params.id);
    work(found, asked);
    return { data: tell(found) };
  };

/** The case stands in the body, or in the query. */
const about =
  (work: Change = () => {}): Call =>
  asked => {
    const found = caseAt(asked, asked.body.lostId ?? asked.query.lostId);
    work(found, asked);
    return { data: null };
  };

const inHand = ({ handleStatus }: OldCase) => {
  if (handleStatus !== HANDLING) throw new Refusal(3002, '工单不在处理中');
};

const matched = (found: OldCase) => {
  inHand(found);
  if (found.matchStatus !== 1) throw new Refusal(3002, '还没有匹配司机');
};

const one =
  (data: (found: OldCase) => unknown): Call =>
  asked => ({ data: data(caseAt(asked, asked.params.id)) });

const ACTS: Readonly<Record<string, Change>> = {
  handleStatus: (found, { query }) => {
    found.handleStatus = Number(query.value);
    if (found.handleStatus === HANDLING) found.handleStartDate ??= Date.now();
  },
  handleUser: inHand,
  matchInfo: (found, { body }) => {
    inHand(found);
    const isMatched = Number(body.matchStatus) === 1;
    PLACES.delete(found);
    Object.assign(found, {
      matchStatus: isMatched ? 1 : 0,
      matchMessage: text(body.matchMessage),
      matchDriverName: isMatched ? text(body.matchDriverName) : null,
      matchDriverPhone: isMatched ? text(body.matchDriverPhone) : null,
      matchPlateNumber: isMatched ? text(body.matchPlateNumber) : null,
      matchTime: isMatched ? Date.now() : null,
      ownerConfirm: 2,
    });
  },
  matchDriveRemark: (found, { body }) => {
    found.matchMessage = text(body.remark);
  },
  propertyConfirm: (found, { body }) => {
    matched(found);
    PLACES.set(found, Number(body.propertyConfirm) === 1 ? 1 : 0);
  },
  propertyReturn: (found, { body }) => {
    matched(found);
    if (!PLACES.get(found)) throw new Refusal(3002, '司机尚未确认持有');
    if (Number(body.propertyReturn) === 2) PLACES.set(found, 2);
  },
  ownerConfirmInfo: (found, { body }) => {
    matched(found);
    found.ownerConfirm = Number(body.ownerConfirm);
    found.ownerRemark = text(body.ownerRemark);
    if (found.ownerConfirm === 0) found.matchStatus = 0;
  },
  handleResult: found => {
    inHand(found);
    found.handleStatus = HANDLED;
  },
  cancel: found => {
    found.handleStatus = HANDLED;
  },
  refund: found => {
    if (found.payStatus !== 1) throw new Refusal(3002, '没有可退的款项');
  },
  info: (found, { body }) => {
    found.goodsName = String(body.goodsName ?? found.goodsName);
  },
};

const create: Call = ({ state, body }): Answer => {
  const made: OldCase = {
    id: ++state.lastId,
    goodsName: String(body.goodsName ?? ''),
    ownerName: String(body.ownerName ?? ''),
    ownerMobile: String(body.ownerMobile ?? ''),
    handleStatus: UNHANDLED,
    handleStartDate: null,
    matchStatus: 0,
    matchMessage: null,
    matchDriverName: null,
    matchDriverPhone: null,
    matchPlateNumber: null,
    matchTime: null,
    payStatus: 0,
    payTime: null,
    ownerConfirm: 2,
    ownerRemark: null,
  };
  state.cases.push(made);
  return { data: tell(made) };
};

export const LOST_AS_SPECIFIED: Readonly<Record<string, Call>> = {
  [`GET ${LOST}/orders`]: ({ state }) => ({ data: state.cases.map(tell), total: state.cases.length }),
  [`POST ${LOST}/orders`]: create,
  ...Object.fromEntries(
    Object.entries(ACTS).map(([name, work]) => [`POST ${LOST}/order/{id}/${name}`, change(work)]),
  ),
  [`POST ${LOST}/outlay/sendReward`]: about(),
  [`POST ${LOST}/outlay/unionpay`]: about(),
  [`POST ${LOST}/sendFormSms`]: about(),
  [`POST ${LOST}/sendDriverRewardSms`]: about(),
  // of these the text shows no field, but that a refund names its case so
  [`GET ${LOST}/order/{id}/serviceInfo`]: one(({ id }) => ({ id })),
  [`GET ${LOST}/order/{id}/refund`]: one(({ id }) => ({ bizStrId: String(id) })),
  [`GET ${LOST}/order/{id}/reward`]: one(({ id }) => ({ id })),
  [`GET ${LOST}/outlay/{id}/bankcard`]: one(({ id }) => ({ id })),
  [`GET ${LOST}/outlay/{id}/bbwTransaction/receipt`]: one(({ id }) => ({ id })),
};
