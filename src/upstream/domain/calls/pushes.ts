/** What consoles are told of a call. */
import { CALL_DESK } from '../../../contract/call-centre.ts';
import { mask } from '../../../contract/grammar/mask.ts';
import type { PushType } from '../../../contract/push.ts';
import type { PushMessage } from '../../core/outbox/outbox.ts';
import type { PassengerRow } from '../orders/tables.ts';
import type { Agent } from './people.ts';
import type { CallRecordRow } from './tables.ts';

interface Known {
  agent: Agent | undefined;
  /** At whose it rang, or who talked, before; undefined where it is the same. */
  formerAgent: Agent | undefined;
  caller: PassengerRow | undefined;
  now: number;
}

/** Rings or talks. */
const isOn = (call: Pick<CallRecordRow, 'phase'> | undefined) =>
  call?.phase === 'Ring' || call?.phase === 'Link';

/** That it rings at somebody's or he talks, and that it is over: of a call that was never on anybody hears nothing. */
export function pushesOf(
  before: CallRecordRow | undefined,
  call: CallRecordRow,
  { agent, formerAgent, caller, now }: Known,
): PushMessage<PushType>[] {
  const to = agent
    ? { userIds: [agent.userId], may: 'callmgr' as const }
    : { may: 'callmgr' as const, areas: [[call.addressType]] };
  if (isOn(call)) {
    if (isOn(before) && sameNews(before, call)) return [];
    const data = {
      callId: call.id,
      callno: call.callno && mask('mobile', call.callno),
      name: caller?.name ?? null,
      district: call.addressType,
      isOldPerson: caller?.isOldPerson ?? null,
      isDriver: caller?.isDriver ?? null,
      agent: call.agent,
      agentname: call.agentName,
      ringingdate: call.ringingdate,
      begin: call.begin,
      ivrkey: call.ivrkey,
      calltype: call.calltype,
    };
    return [
      // it goes on, elsewhere
      ...(formerAgent && isOn(before)
        ? [unlink(call, { userIds: [formerAgent.userId], may: 'callmgr' }, now)]
        : []),
      { type: 'ADMIN_LINK', data, to, now },
    ];
  }
  if (!isOn(before)) return [];
  const ended = [unlink(call, to, now)];
  return formerAgent
    ? [unlink(call, { userIds: [formerAgent.userId], may: 'callmgr' }, now), ...ended]
    : ended;
}

/**
 * To call desks: what an agent does, or a number to call back, is otherwise. What it is now they ask for themselves.
 * @param recordId of the call, the entry or the person
 */
export const deskNews = (recordId: string, now: number): PushMessage<'RECORD_CHANGED'> => ({
  type: 'RECORD_CHANGED',
  data: { resource: CALL_DESK, recordId, change: 'update', byId: null, byName: null, fields: [] },
  to: { may: 'callmgr' },
  now,
});

/** While it is not over, it says so to who has passed it on. */
const unlink = (
  call: CallRecordRow,
  to: PushMessage<PushType>['to'],
  now: number,
): PushMessage<PushType> => ({
  type: 'ADMIN_UNLINK',
  data: { callId: call.id, end: call.end, state: call.state },
  to,
  now,
});

const sameNews = (before: CallRecordRow | undefined, call: CallRecordRow) =>
  before?.agent === call.agent &&
  before.begin === call.begin &&
  before.ringingdate === call.ringingdate &&
  before.ivrkey === call.ivrkey &&
  before.callno === call.callno;
