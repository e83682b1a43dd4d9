// @tier full
/** An account without rights that sends as much as it can: the log, the storage and its sessions grow within its budget. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobCalls } from '../../src/contract/job.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { storageCalls } from '../../src/contract/storage.ts';
import { operateLog } from '../../src/upstream/core/audit/tables.ts';
import { attach } from '../../src/upstream/core/files/keeping.ts';
import { DOCUMENT, file } from '../../src/upstream/core/files/tables.ts';
import { session } from '../../src/upstream/core/identity/tables.ts';
import { property, propertyId } from '../../src/upstream/core/properties.ts';
import { sweepUnusedFiles } from '../../src/upstream/draft/loose-files.ts';
import { draft } from '../../src/upstream/draft/tables.ts';
import { anOffice, type Office } from '../builders/office.ts';

const KB = 1024;
const MB = 1024 * KB;
const HOUR_MS = 3_600_000;

let office: Office;
let limits = { requests: 1_000, sentBytes: 100 * MB, logBytes: 12 * KB };
beforeEach(async () => {
  limits = { requests: 1_000, sentBytes: 100 * MB, logBytes: 12 * KB };
  office = await anOffice({ budgetLimits: async () => limits });
});
afterEach(() => office.close());

const aBigExport = {
  body: {
    call: 'access.listAdminUsers',
    title: '用户',
    format: 'csv' as const,
    columns: [{ field: 'account', head: '账号', kind: 'text' as const }],
    filter: { keyword: 'x'.repeat(670 * KB) },
  },
};

const set = (name: 'session.mostOpen' | 'budget.looseMegabytes', value: number) =>
  office.store.db.insert(property).values({
    id: propertyId(name),
    name,
    value: String(value),
    createdOn: 0,
    updatedOn: 0,
  });

describe('the operate log', () => {
  const logged = async (userId: string) => {
    const rows = await office.store.db
      .select({ operParam: operateLog.operParam })
      .from(operateLog)
      .where(eq(operateLog.operId, userId));
    return rows.map(({ operParam }) => operParam ?? '');
  };

  it('keeps 2 KB of what was sent, and no more than one person may leave in it', async () => {
    const clerk = await office.aClerk({ rights: [] });
    const before = (await logged(clerk.id)).length;
    const codes = new Map<string, number>();
    for (let call = 0; call < 30; call += 1) {
      const { errCode, failure } = await clerk.ask(jobCalls.startExport, aBigExport);
      const code = `${errCode} ${failure.reason ?? ''}`.trim();
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const entries = (await logged(clerk.id)).slice(before);
    expect([...codes.keys()]).toEqual(['3008', '3010 BUDGET_LOG']);
    expect(entries).toHaveLength(codes.get('3008') ?? -1);
    for (const entry of entries) {
      expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(2 * KB);
      expect(JSON.parse(entry)).toMatchObject({ body: { call: 'access.listAdminUsers' } });
      expect(entry).toContain('… (+');
    }
    expect(entries.join('').length).toBeLessThan(15 * KB);
    // he may read, and others do what they always do
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
    const { errCode } = await office.admin.ask(jobCalls.startExport, {
      body: { ...aBigExport.body, filter: {} },
    });
    expect(errCode).toBe(0);
  });
});

describe('calls in a minute', () => {
  it('are refused in the envelope beyond their number, without a session being over', async () => {
    const clerk = await office.aClerk({ rights: [] });
    limits = { ...limits, requests: 20 };
    // whose his token is, is known from its first call on
    await clerk.ask(sessionCalls.userInfo);
    office.clock.advance(60_000);
    const replies = [];
    for (let call = 0; call < 25; call += 1) replies.push(await clerk.ask(sessionCalls.userInfo));
    expect(replies.map(({ errCode }) => errCode)).toEqual([...Array(20).fill(0), ...Array(5).fill(3010)]);
    expect(replies.at(-1)).toMatchObject({ http: 429, failure: { reason: 'BUDGET_REQUESTS' } });
    expect((await office.admin.ask(sessionCalls.userInfo)).errCode).toBe(0);
    office.clock.advance((replies.at(-1)?.failure.retryOn ?? 0) - office.clock());
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
  });
});

describe('sessions', () => {
  it('of one person are so many, and the oldest gives way', async () => {
    await set('session.mostOpen', 3);
    const clerk = await office.aClerk({ rights: [] });
    for (let count = 0; count < 5; count += 1) {
      office.clock.advance(1_000);
      await office.signIn(clerk.account, 'new-password');
    }
    const open = await office.store.db
      .select({ id: session.id })
      .from(session)
      .where(sql`${session.userId} = ${clerk.id} and ${session.endedOn} is null`);
    expect(open).toHaveLength(3);
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(2003);
  });
});

describe('files', () => {
  /** That was sent up at this time, as large as that. */
  async function aFile(createdById: string, size: number): Promise<string> {
    const [row] = await office.store.db
      .insert(file)
      .values({
        key: `2026-06/${Math.random()}`,
        kind: DOCUMENT,
        state: 1,
        contentType: 'application/zip',
        size,
        sha256: '',
        createdOn: office.clock(),
        createdById,
      })
      .returning();
    return row?.id ?? '';
  }
  const send = async (token: string) => {
    const response = await office.app.inject({
      method: 'POST',
      url: storageCalls.uploadPicture.path,
      headers: { token, 'content-type': 'image/png' },
      payload: Buffer.from('no picture'),
    });
    return response.json<{ errCode: number; data: { reason?: string } }>();
  };

  it('that nothing shows take so much room of one person, and those that are shown none', async () => {
    await set('budget.looseMegabytes', 100);
    const clerk = await office.aClerk({ rights: [] });
    const ids = [await aFile(clerk.id, 50 * MB), await aFile(clerk.id, 50 * MB)];
    expect(await send(clerk.token)).toMatchObject({ errCode: 3010, data: { reason: 'BUDGET_STORAGE' } });
    expect((await send(office.admin.token)).data.reason).toBe('PICTURE_UNREADABLE');
    await attach(office.store.db, eq(file.id, ids[0] ?? ''));
    expect((await send(clerk.token)).data.reason).toBe('PICTURE_UNREADABLE');
  });

  it('are swept after two days, save those that a record has shown or a draft names', async () => {
    const [unused, shown, named, young] = [
      await aFile('1', 1),
      await aFile('1', 1),
      await aFile('1', 1),
      await aFile('1', 1),
    ];
    const { db } = office.store;
    await attach(db, eq(file.id, shown));
    const content = JSON.stringify({ values: JSON.stringify({ photo: named }) });
    await db
      .insert(draft)
      .values({ userId: office.admin.id, place: 'driver', content, updatedOn: office.clock() });
    office.clock.advance(48 * HOUR_MS + 1);
    await db.update(file).set({ createdOn: office.clock() }).where(eq(file.id, young));
    await office.run(sweepUnusedFiles);
    const states = new Map((await db.select().from(file)).map(({ id, state }) => [id, state]));
    expect([unused, shown, named, young].map(id => states.get(id))).toEqual([0, 1, 1, 1]);
  });
});
