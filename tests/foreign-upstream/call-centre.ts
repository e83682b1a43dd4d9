/** The old call centre: what was rung, what it was about, who it was, and how much of it there was. */
import { type Answer, Refusal } from './answers.ts';
import { AGENTS, type OldCall, UNTAGGED } from './old-calls.ts';
import type { Call, ForeignRequest } from './requests.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

export const TAGS: Readonly<Record<number, string>> = { 1: '叫车', 2: '失物', 3: '投诉', 4: '咨询' };

/** Never the agent's account, nothing of queues, and a state only once it is over: until then where it is. */
const shown = ({ agent: _, state, tagging, ...call }: OldCall) => ({
  ...call,
  ...(state === null ? { callstate: call.begin === null ? 'Ring' : 'Link' } : { state }),
  district: null,
  tagging,
  taggingText: TAGS[tagging] ?? null,
  trunk: 'T2',
});

const isBlank = (wanted: string | undefined) => wanted === undefined || wanted === '';
const isIn = ({ ringingdate }: OldCall, timeType: string | undefined, now: number): boolean => {
  const today = Math.floor((now + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
  if (timeType === '1') return ringingdate >= today;
  if (timeType === '2') return ringingdate >= today - DAY_MS && ringingdate < today;
  if (timeType === '7' || timeType === '30') return ringingdate >= now - Number(timeType) * DAY_MS;
  return true;
};

const fits = (
  call: OldCall,
  { mobile, callType, agentId, state, tagging }: ForeignRequest['query'],
): boolean =>
  (isBlank(mobile) || call.callno?.includes(mobile ?? '') === true) &&
  (isBlank(callType) || call.calltype === callType) &&
  (isBlank(agentId) || call.agent === agentId) &&
  (isBlank(state) || call.state === state) &&
  (isBlank(tagging) || call.tagging === Number(tagging));

const list: Call = ({ state, query }) => {
  const now = Date.now();
  const found = state.calls
    .filter(call => fits(call, query))
    .toSorted((one, other) => other.ringingdate - one.ringingdate);
  const within = (timeType: string) => found.filter(call => isIn(call, timeType, now));
  const wanted = within(query.timeType ?? '0');
  const { current = '1', size = '10' } = query;
  const from = (Number(current) - 1) * Number(size);
  const page = wanted.slice(from, from + Number(size));
  return {
    data: {
      recordExpands: page.length > 0 ? page.map(shown) : null,
      total: wanted.length,
      allCount: found.length,
      countBy7Day: within('7').length,
      countBy30Day: within('30').length,
    },
  };
};

const tag: Call = ({ state, body }) => {
  const found = state.calls.find(({ id }) => id === Number(body.id));
  if (!found) throw new Refusal(3006, '通话不存在');
  if (!TAGS[Number(body.tagging)]) throw new Refusal(3007, '没有这个标记');
  found.tagging = Number(body.tagging);
  return { data: null };
};

/** It knows people by their numbers alone. */
const edit: Call = ({ state, body: { mobile, name, isOldPerson, isDriver } }) => {
  const found = state.calls.filter(({ callno }) => callno !== null && callno === mobile);
  if (found.length === 0) throw new Refusal(3006, '号码不存在');
  const marks = { isOldPerson: isOldPerson === true ? 1 : 0, isDriver: isDriver === true ? 1 : 0 };
  for (const call of found) Object.assign(call, { name: name === null ? null : String(name), ...marks });
  return { data: null };
};

/** A service of its own, which may be away while the others are there. */
const counted =
  (count: (calls: readonly OldCall[]) => unknown): Call =>
  ({ state }): Answer => {
    if (state.isCountingAway) throw new Error('away');
    return { data: count(state.calls) };
  };

const DISPATCH = '/api/admin/order/dispatch';
const COUNT = '/api/admin/call-record-count';
const isAnswered = ({ state }: OldCall) => state === 'dealing';

/** What is done about a call. */
export const CALL_ACTS: Readonly<Record<string, Call>> = {
  [`POST ${DISPATCH}/updateQimoTagging`]: tag,
  [`POST ${DISPATCH}/updateQimoUser`]: edit,
};

export const CALL_CENTRE: Readonly<Record<string, Call>> = {
  ...CALL_ACTS,
  'GET /api/admin/dict/queryQimoDictList': () => ({
    data: Object.entries(TAGS).map(([dicValue, description], at) => ({
      id: at + 1,
      parentCode: 'callTag',
      dicValue: Number(dicValue),
      description,
      children: null,
    })),
  }),
  [`GET ${DISPATCH}/queryCallRecordList`]: list,
  [`GET ${COUNT}/count-list`]: counted(calls => [
    {
      date: new Date(Date.now() + SHANGHAI_MS).toISOString().slice(0, 10),
      callCount: calls.length,
      answerCount: calls.filter(isAnswered).length,
    },
  ]),
  [`GET ${COUNT}/agent`]: counted(calls =>
    Object.entries(AGENTS).map(([agent, agentName]) => {
      const own = calls.filter(call => call.agent === agent);
      const out = own.filter(({ calltype }) => calltype === 'dialout').length;
      return { agent: Number(agent), agentName, in: own.length - out, out };
    }),
  ),
  [`GET ${COUNT}/count-ivr-list`]: counted(calls => [{ ivrkey: 1, text: '叫车', count: calls.length }]),
  // null where there is none
  [`GET ${COUNT}/count-tagging-list`]: counted(calls => {
    const tagged = calls.filter(({ tagging }) => tagging !== UNTAGGED);
    const of = (tagging: number) => tagged.filter(call => call.tagging === tagging).length;
    return tagged.length === 0
      ? null
      : Object.keys(TAGS).map(tagging => ({ tagging: Number(tagging), count: of(Number(tagging)) }));
  }),
  [`GET ${COUNT}/custom-list`]: counted(() =>
    Object.entries(AGENTS).map(([agent, agentName]) => ({ agent: Number(agent), agentName })),
  ),
};
