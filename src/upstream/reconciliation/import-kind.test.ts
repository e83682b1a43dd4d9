/** The job that brings a statement in. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tradeBill } from '../../../tests/builders/channel-bills.ts';
import {
  A_LINE,
  aDesk,
  type Desk,
  forgetBooks,
  sendUp,
  YESTERDAY,
} from '../../../tests/builders/reconciling.ts';
import { accessCalls } from '../../contract/access.ts';
import { jobCalls } from '../../contract/job.ts';
import { reconciliationCalls } from '../../contract/reconciliation.ts';
import { advance } from '../core/work/advance.ts';
import { claim, release } from '../core/work/queue.ts';
import { job } from '../core/work/tables.ts';
import { statementBatch, statementLine } from './tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('the job that brings a file in', () => {
  const MANY = Array.from({ length: 12_000 }, (_, at) => ({ ...A_LINE, no: `4200-${at}`, out: `BK-${at}` }));

  it('goes on where another process has stopped, and shows nothing before its end', async () => {
    const { data } = await desk.sendUp(tradeBill(MANY));
    await desk.begin(data.fileId);
    const held = await claim(desk.office.store.db, desk.office.clock());
    if (!held) throw new Error('no job');
    const further = await advance(desk.office.working, held);
    expect(further).toMatchObject({ done: 10_000, total: 12_000 });
    expect(await desk.channelOf(1)).toMatchObject({ result: 'importing', channelIn: null, waiting: 0 });
    await release(desk.office.store.db, held, desk.office.clock());
    await desk.office.work();
    expect(await desk.channelOf(1)).toMatchObject({ result: 'different', waiting: 12_000 });
    expect(await desk.office.store.db.$count(statementLine)).toBe(12_000);
    expect(desk.office.failures).toEqual([]);
  });

  it('leaves nothing where it was cancelled, and the file may come again', async () => {
    const { data } = await desk.sendUp(tradeBill(MANY));
    const begun = await desk.begin(data.fileId);
    const held = await claim(desk.office.store.db, desk.office.clock());
    if (!held) throw new Error('no job');
    await advance(desk.office.working, held);
    await desk.finance.ask(jobCalls.cancelJob, { body: { id: begun.data.id } });
    expect(await desk.channelOf(1)).toMatchObject({ result: 'none', batch: null });
    expect((await desk.begin(data.fileId)).errCode).toBe(0);
    expect(await desk.office.store.db.$count(statementBatch)).toBe(1);
    expect(await desk.office.store.db.$count(statementLine)).toBe(0);
  });

  it('ends where its owner may no longer do it', async () => {
    const clerk = await desk.office.aClerk({ rights: ['finance', 'finance:check'] });
    const { data } = await sendUp(desk.office, clerk, tradeBill([A_LINE]));
    const begun = await clerk.ask(reconciliationCalls.importStatement, {
      body: { fileId: data.fileId, days: [YESTERDAY] },
    });
    await desk.office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: clerk.id, areaIds: ['450103'] },
    });
    await desk.office.work();
    expect(await desk.channelOf(1)).toMatchObject({ batch: null });
    const [ended] = await desk.office.store.db.select().from(job).where(eq(job.id, begun.data.id));
    expect(ended).toMatchObject({ state: 'failed', failure: 'RECON_ALL_AREAS' });
  });
});
