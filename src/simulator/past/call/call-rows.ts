/** A call of the past as its record, and what became of a missed one. Pure. */
import { UNTAGGED } from '../../../contract/call-record.ts';
import { ORDER_TAG } from '../../../contract/dictionary.ts';
import type { callBack, callRecord } from '../../../upstream/domain/calls/tables.ts';
import { unfold } from '../../../upstream/domain/calls/unfolding.ts';
import type { PastCall } from './calling.ts';

type CallRow = typeof callRecord.$inferInsert;

/** @param passengers ids by their numbers */
export function callRow(
  { callId, script, agent, ordered }: PastCall,
  id: string,
  passengers: ReadonlyMap<string, string>,
): CallRow {
  const reports = script.steps.flatMap(({ what }) => ('report' in what ? [what.report] : []));
  const call = unfold(reports);
  const tagged = script.steps.find(({ what }) => 'tagging' in what);
  const said = tagged && 'tagging' in tagged.what ? tagged.what.tagging : UNTAGGED;
  const tagging = ordered ? ORDER_TAG : said;
  return {
    ...call,
    id,
    callId,
    passengerId: passengers.get(call.callno ?? '') ?? null,
    addressType: reports[0]?.addressType ?? '-1',
    agentName: agent?.name ?? null,
    tagging,
    taggedOn: tagging === UNTAGGED ? null : (tagged?.on ?? ordered?.orderedOn ?? call.end),
    orderId: ordered?.orderId ?? null,
    createdOn: call.enteredOn,
    updatedOn: Math.max(call.end ?? call.enteredOn, tagged?.on ?? 0),
  };
}

/** @param answer the call by which it was called back */
export function backRow(missed: CallRow, answer: CallRow): typeof callBack.$inferInsert {
  const { callno, passengerId, addressType, enteredOn } = missed;
  return {
    callno: callno ?? '',
    passengerId: passengerId ?? null,
    addressType: addressType ?? '-1',
    firstMissedOn: enteredOn,
    lastMissedOn: enteredOn,
    lastCallId: missed.id ?? '',
    state: 2,
    endedOn: answer.begin ?? answer.enteredOn,
    endedByCallId: answer.id ?? '',
    createdOn: enteredOn,
    updatedOn: answer.begin ?? answer.enteredOn,
  };
}
