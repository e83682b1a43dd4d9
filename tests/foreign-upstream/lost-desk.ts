/** The old desk of lost property: of a case it tells what the specification names and a few fields more, and no version. */
import { Refusal } from './answers.ts';
import type { Asked, Call } from './asked.ts';

export interface OldCase {
  id: number;
  goodsName: string;
  ownerName: string;
  ownerMobile: string;
  handleStatus: number;
  handleStartDate: number | null;
  matchStatus: number;
  matchMessage: string | null;
  matchDriverName: string | null;
  matchDriverPhone: string | null;
  matchPlateNumber: string | null;
  matchTime: number | null;
  payStatus: number;
  payTime: number | null;
  ownerConfirm: number;
  ownerRemark: string | null;
}

const HOUR_MS = 3_600_000;

export const firstCases = (now: number): OldCase[] =>
  (
    [
      [81, '行李箱', 1],
      [82, '蓝牙耳机', 0],
      [83, '病历袋', 0],
    ] as const
  ).map(([id, goodsName, payStatus]) => ({
    id,
    goodsName,
    ownerName: '陆女士',
    ownerMobile: `138****${1000 + id}`,
    handleStatus: 0,
    handleStartDate: null,
    matchStatus: 0,
    matchMessage: null,
    matchDriverName: null,
    matchDriverPhone: null,
    matchPlateNumber: null,
    matchTime: null,
    payStatus,
    payTime: payStatus === 1 ? now - HOUR_MS : null,
    ownerConfirm: 2,
    ownerRemark: null,
  }));

const caseIn = ({ state, params }: Asked): OldCase => {
  const found = state.cases.find(({ id }) => id === Number(params.id));
  if (!found) throw new Refusal(3006, '工单不存在');
  return found;
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** It answers nothing that it was not asked for: the console reads the list again. */
const NOTHING = { data: null };

const handle: Call = asked => {
  const found = caseIn(asked);
  const value = Number(asked.query.value);
  if (found.handleStatus === value) throw new Refusal(3002, '工单状态已变化');
  found.handleStatus = value;
  if (value === 1) found.handleStartDate ??= Date.now();
  return NOTHING;
};

const match: Call = asked => {
  const found = caseIn(asked);
  const { matchStatus, matchMessage, matchDriverName, matchDriverPhone, matchPlateNumber } = asked.body;
  const isMatched = Number(matchStatus) === 1;
  Object.assign(found, {
    matchStatus: isMatched ? 1 : 0,
    matchMessage: textOf(matchMessage),
    matchDriverName: isMatched ? textOf(matchDriverName) : null,
    matchDriverPhone: isMatched ? textOf(matchDriverPhone) : null,
    matchPlateNumber: isMatched ? textOf(matchPlateNumber) : null,
    matchTime: isMatched ? Date.now() : null,
    ownerConfirm: 2,
  });
  return NOTHING;
};

const confirm: Call = asked => {
  const found = caseIn(asked);
  if (found.matchStatus !== 1) throw new Refusal(3002, '还没有匹配司机');
  found.ownerConfirm = Number(asked.body.ownerConfirm);
  found.ownerRemark = textOf(asked.body.ownerRemark);
  return NOTHING;
};

export const LOST_DESK: Readonly<Record<string, Call>> = {
  'GET /api/admin/lost/orders': ({ state }) => ({ data: state.cases, total: state.cases.length }),
  'POST /api/admin/lost/order/{id}/handleStatus': handle,
  'POST /api/admin/lost/order/{id}/matchInfo': match,
  'POST /api/admin/lost/order/{id}/ownerConfirmInfo': confirm,
  'POST /api/admin/lost/order/{id}/cancel': () => {
    throw new Refusal(3002, '请到财务科办理取消');
  },
  'POST /api/admin/lost/sendFormSms': ({ state, query }) => {
    if (!state.cases.some(({ id }) => id === Number(query.lostId))) throw new Refusal(3006, '工单不存在');
    state.texts.push(Number(query.lostId));
    return NOTHING;
  },
};
