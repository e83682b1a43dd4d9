/** A switchboard without telephones: calls go on by themselves and are reported as those of a real one. */
import { eq } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Clock, Db } from '../../upstream/core/context.ts';
import { serialize } from '../../upstream/core/database/serialize.ts';
import { PortFailed, type SwitchboardPort } from '../../upstream/core/outside/ports.ts';
import { streamOf } from '../../upstream/core/streams.ts';
import { callRecord } from '../../upstream/domain/calls/tables.ts';
import { beginCall, busyAgents } from './exchange.ts';
import { simulatedRecording } from './recording.ts';
import { outgoing } from './script.ts';
import { simulatedStep } from './tables.ts';

const SEED = 1;

export function simulatedSwitchboard(db: Db, clock: Clock): SwitchboardPort {
  return {
    isReal: false,
    dial: ({ id: callId, agent, number: callno }) =>
      db.transaction(async transaction => {
        const inside = transaction as unknown as Db;
        await serialize(inside, `simulated dialling of ${agent}`);
        if (await isKnown(inside, callId)) return;
        if ((await busyAgents(inside)).has(agent))
          throw new PortFailed('switchboard', 'BUSY', { isFinal: true });
        const line = { callId, callno, addressType: ALL_AREAS, on: clock() };
        await beginCall(inside, outgoing(streamOf(SEED, callId), line, agent));
      }),
    recording: simulatedRecording,
  };
}

async function isKnown(db: Db, callId: string): Promise<boolean> {
  const planned = await db.$count(simulatedStep, eq(simulatedStep.callId, callId));
  return planned > 0 || (await db.$count(callRecord, eq(callRecord.callId, callId))) > 0;
}
