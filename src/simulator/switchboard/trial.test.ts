/** The developer page's hand on the simulated switchboard. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { callTrialCalls } from '../../contract/call-trial.ts';
import { operateLog } from '../../upstream/core/audit/tables.ts';
import { callRecord, callReport } from '../../upstream/domain/calls/tables.ts';
import { runExchange } from './exchange.ts';
import { simulatedStep } from './tables.ts';

const AGENT = 'call8004';
const NUMBER = '13877110055';

let upstream: Upstream;
let developer: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  developer = await upstream.signIn('developer');
});
afterAll(() => upstream.close());
beforeEach(async () => {
  for (const table of [simulatedStep, callReport, callRecord]) await upstream.store.db.delete(table);
});

const ring = (body: { agent: string; mobile?: string | null }) =>
  developer.ask(callTrialCalls.ringTrialCall, { body });
const steer = (callId: string, act: 'answer' | 'hangUp' | 'voicemail') =>
  developer.ask(callTrialCalls.steerTrialCall, { params: { callId }, body: { act } });
const shown = async () => (await developer.ask(callTrialCalls.trialCalls)).data;
const goOn = () => upstream.run(runExchange);

describe('a trial call', () => {
  it('rings at an account, is answered and hung up', async () => {
    const { callId } = (await ring({ agent: AGENT, mobile: NUMBER })).data;
    await goOn();
    expect(await shown()).toMatchObject({
      calls: [{ callId, callno: '138****0055', agent: AGENT, agentName: '农秀珍', callstate: 'Ring' }],
    });
    expect((await steer(callId, 'answer')).errCode).toBe(0);
    await goOn();
    expect(await shown()).toMatchObject({ calls: [{ callstate: 'Link' }] });
    upstream.clock.advance(60_000);
    expect((await steer(callId, 'hangUp')).errCode).toBe(0);
    await goOn();
    expect(await shown()).toMatchObject({ calls: [] });
    expect(await upstream.store.db.select().from(callRecord)).toMatchObject([
      { state: 'dealing', talkSeconds: 60, ivrkey: '1' },
    ]);
    expect((await steer(callId, 'answer')).errCode).toBe(3002);
    expect(JSON.stringify(await upstream.store.db.select().from(operateLog))).not.toContain(NUMBER);
  });

  it('may come from nobody knows whom, and leave a message', async () => {
    const { callId } = (await ring({ agent: AGENT })).data;
    await goOn();
    expect(await shown()).toMatchObject({ calls: [{ callno: null }] });
    await steer(callId, 'voicemail');
    await goOn();
    expect(await upstream.store.db.select().from(callRecord)).toMatchObject([
      { state: 'voicemail', callno: null },
    ]);
  });

  it('that nobody answers is over by itself', async () => {
    await ring({ agent: AGENT, mobile: NUMBER });
    await goOn();
    upstream.clock.advance(31_000);
    await goOn();
    expect(await upstream.store.db.select().from(callRecord)).toMatchObject([{ state: 'notDeal' }]);
  });

  it('rings at nobody’s account not, and is for developers', async () => {
    expect((await ring({ agent: 'call0000', mobile: NUMBER })).errCode).toBe(3006);
    expect((await steer('nobody', 'hangUp')).errCode).toBe(3006);
    const agent = await upstream.signIn('agent');
    expect((await agent.ask(callTrialCalls.trialCalls)).errCode).toBe(3008);
  });
});

it('a real switchboard is left alone', async () => {
  const { switchboard } = upstream.ports;
  upstream.ports.switchboard = { ...switchboard, isReal: true };
  expect(await shown()).toBeNull();
  expect((await ring({ agent: AGENT, mobile: NUMBER })).errCode).toBe(3006);
  upstream.ports.switchboard = switchboard;
});
