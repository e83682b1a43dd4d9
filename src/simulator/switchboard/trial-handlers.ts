/** The developer page's hand on the simulated switchboard. */
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { callTrialCalls } from '../../contract/call-trial.ts';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import { mask } from '../../contract/grammar/mask.ts';
import type { Handlers } from '../../upstream/core/context.ts';
import { Failure } from '../../upstream/core/failure.ts';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { agentOf } from '../../upstream/domain/calls/people.ts';
import { callNamed } from '../../upstream/domain/calls/reading.ts';
import { callRecord } from '../../upstream/domain/calls/tables.ts';
import { actOnCall, beginCall } from './exchange.ts';
import { ringingAt } from './script.ts';

/** What has gone on for longer was left lying by somebody. */
const LONGEST_MS = 3_600_000;
const MOST_CALLS = 20;
const NAME_BYTES = 9;

export const callTrialHandlers = {
  trialCalls: async ({ db, clock, ports }) => {
    if (ports.switchboard.isReal) return null;
    const { callId, calltype, callno, agent, agentName, phase, enteredOn } = callRecord;
    const calls = await db
      .select({ callId, calltype, callno, agent, agentName, callstate: phase, enteredOn })
      .from(callRecord)
      .where(and(isNull(callRecord.state), gt(enteredOn, clock() - LONGEST_MS)))
      .orderBy(desc(enteredOn), desc(callRecord.id))
      .limit(MOST_CALLS);
    const people = await db
      .select({ agent: adminUser.callSystemAccount, agentName: adminUser.userName })
      .from(adminUser)
      .where(and(isNotNull(adminUser.callSystemAccount), eq(adminUser.state, 1)))
      .orderBy(asc(adminUser.callSystemAccount));
    return {
      calls,
      agents: people.flatMap(({ agent: account, agentName: name }) =>
        account === null ? [] : { agent: account, agentName: name },
      ),
    };
  },

  ringTrialCall: async ({ db, body, clock, chance, ports, changed }) => {
    const { agent, mobile = null, ivrkey = '1' } = body;
    if (ports.switchboard.isReal || !(await agentOf(db, agent))) throw new Failure('NOT_FOUND');
    const callId = `trial-${chance.bytes(NAME_BYTES).toString('base64url')}`;
    const line = { callId, callno: mobile, addressType: ALL_AREAS, on: clock() };
    await beginCall(db, ringingAt(line, agent, ivrkey));
    changed({
      objectType: 'trialCall',
      objectId: callId,
      after: { agent, callno: mobile && mask('mobile', mobile), ivrkey },
    });
    return { callId };
  },

  steerTrialCall: async ({ db, params, body, clock, ports, changed }) => {
    const { callId } = params;
    if (ports.switchboard.isReal || !(await callNamed(db, callId))) throw new Failure('NOT_FOUND');
    if (!(await actOnCall(db, clock, callId, body.act))) throw new Failure('STATE_NOT_ALLOWED');
    changed({ objectType: 'trialCall', objectId: callId, after: { act: body.act } });
    return null;
  },
} satisfies Handlers<typeof callTrialCalls>;
