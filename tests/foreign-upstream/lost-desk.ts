/** The old desk of lost property: of a case it tells what the specification names and a few fields more, and no version. */
import { Refusal } from './answers.ts';
import type { OldCase } from './old-cases.ts';
import type { Call, ForeignRequest } from './requests.ts';

const caseIn = ({ state, params }: ForeignRequest): OldCase => {
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
