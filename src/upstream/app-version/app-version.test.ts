// @tier full
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { aZip } from '../../../tests/builders/zip.ts';
import { versionCalls } from '../../contract/app-version.ts';
import { MOST_ACCOUNTS } from '../../contract/app-version-reach.ts';
import { TOKEN_HEADER } from '../../contract/grammar/envelope.ts';
import { storageCalls } from '../../contract/storage.ts';

let office: Office;
let admin: Person;
beforeEach(async () => {
  office = await anOffice();
  admin = office.admin;
});
afterEach(() => office.close());

const [HERE, THERE] = ['450102', '450103'];
const STORE = 'https://store.example.com/driver';

const draft = (about: object = {}, who = admin) =>
  who.ask(versionCalls.createVersion, {
    body: {
      app: 1,
      platform: 'android',
      versionName: '2.0.0',
      versionCode: 200,
      packageUrl: STORE,
      ...about,
    },
  });
const change = (id: string, body: object, who = admin) =>
  who.ask(versionCalls.updateVersion, { body: { id, ...body } });
const remove = (id: string) => admin.ask(versionCalls.deleteVersion, { params: { id } });
const read = async (id: string) => (await admin.ask(versionCalls.listVersions, { query: { id } })).data[0];

async function released(about: object = {}): Promise<string> {
  const { id } = (await draft(about)).data;
  const { errCode, message } = await change(id, { state: 1 });
  if (errCode !== 0) throw new Error(message);
  return id;
}

describe('a version', () => {
  it('begins as a draft, is released, widened and withdrawn', async () => {
    const made = await draft({ grayType: 1, grayValue: '10' });
    expect(made.data).toMatchObject({ state: 0, minVersionCode: 1, updateType: 1, publishTime: null });
    const { id } = made.data;
    expect((await change(id, { versionName: '2.0.1', state: 1 })).data).toMatchObject({
      versionName: '2.0.1',
      state: 1,
      publishTime: office.clock(),
    });
    expect((await change(id, { grayValue: '50' })).errCode).toBe(0);
    expect((await change(id, { grayType: 0 })).data).toMatchObject({ grayType: 0, grayValue: null });
    expect((await change(id, { state: 2 })).data.state).toBe(2);
    expect((await change(id, { remark: 'x' })).failure.reason).toBe('VERSION_WITHDRAWN');
    expect((await remove(id)).errCode).toBe(0);
  });

  it('that is released is neither deleted nor changed, and never narrowed', async () => {
    const id = await released({ grayType: 1, grayValue: '10' });
    expect(await remove(id)).toMatchObject({ errCode: 3002, failure: { reason: 'VERSION_RELEASED' } });
    for (const body of [{ versionName: '3' }, { content: 'x' }, { state: 0 }, { updateType: 2 }])
      expect((await change(id, body)).failure.reason).toBe('VERSION_RELEASED');
    for (const body of [{ grayValue: '9' }, { grayType: 2, grayValue: HERE }])
      expect((await change(id, body)).failure.reason).toBe('REACH_SHRINKS');
  });

  it.each([
    [{ grayType: 1, grayValue: '0' }, 'noPercent'],
    [{ grayType: 1, grayValue: '100' }, 'noPercent'],
    [{ grayType: 1 }, 'noPercent'],
    [{ grayType: 2 }, 'noArea'],
    [{ grayType: 2, grayValue: '999999' }, 'invalid_value'],
    [{ grayType: 3, grayValue: '' }, 'noAccount'],
    [{ grayType: 3, grayValue: 'ok,<b>' }, 'noAccount'],
    [{ grayType: 3, grayValue: 'ok,13812345678' }, 'isPhone'],
    [
      { grayType: 3, grayValue: Array.from({ length: MOST_ACCOUNTS + 1 }, (_, at) => `a${at}`).join() },
      'tooMany',
    ],
    [{ minVersionCode: 201 }, 'too_big'],
  ])('%j is refused as %s', async (about, code) => {
    expect((await draft(about)).failure.fields?.[0]?.code).toBe(code);
  });

  it('has a code above every one that was released for its app and platform, withdrawn or not', async () => {
    const id = await released();
    await change(id, { state: 2 });
    for (const versionCode of [199, 200])
      expect((await draft({ versionCode })).failure.reason).toBe('VERSION_CODE_TAKEN');
    expect((await draft({ platform: 'ios' })).errCode).toBe(0);
    const stale = (await draft({ versionCode: 201 })).data.id;
    await released({ versionCode: 202 });
    expect((await change(stale, { state: 1 })).failure.reason).toBe('VERSION_CODE_TAKEN');
  });

  it('of two released at once with the same code only one is', async () => {
    const ids = await Promise.all([draft(), draft()]);
    const replies = await Promise.all(ids.map(({ data }) => change(data.id, { state: 1 })));
    expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3004]);
  });

  it('is not released without a package, nor saved on an older state', async () => {
    const { id } = (await draft({ packageUrl: null })).data;
    expect((await change(id, { state: 1 })).failure.reason).toBe('VERSION_WITHOUT_PACKAGE');
    expect((await change(id, { content: 'a', version: 1 })).errCode).toBe(0);
    expect((await change(id, { content: 'b', version: 1 })).errCode).toBe(3001);
  });
});

describe('a person with areas', () => {
  it('releases, widens and withdraws within them only', async () => {
    const rights = ['systemmgr', 'systemmgr:version'];
    const limited = await office.aClerk({ rights, areaIds: [HERE ?? ''] });
    const reach = { grayType: 2, grayValue: HERE };
    expect((await draft({}, limited)).failure.reason).toBe('REACH_OUT_OF_AREAS');
    expect((await draft({ grayType: 2, grayValue: `${HERE},${THERE}` }, limited)).errCode).toBe(3008);
    const { id } = (await draft(reach, limited)).data;
    expect((await change(id, { state: 1 }, limited)).errCode).toBe(0);
    expect((await change(id, { grayType: 0 }, limited)).errCode).toBe(3008);
    const wide = await released({ versionCode: 300 });
    expect((await change(wide, { state: 2 }, limited)).failure.reason).toBe('REACH_OUT_OF_AREAS');
    expect((await change(id, { state: 2 }, limited)).errCode).toBe(0);
  });
});

describe('a package of ours', () => {
  const APK = aZip('AndroidManifest.xml');
  async function uploaded(name = 'driver.apk', bytes = APK) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const body = new Response(form);
    const response = await office.app.inject({
      method: 'POST',
      url: storageCalls.uploadPackage.path,
      headers: { [TOKEN_HEADER]: admin.token, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return response.json<{ errCode: number; data: { fileId: string; md5: string; sha256: string } }>();
  }

  it('brings size and sums by itself, and takes the place of one elsewhere', async () => {
    const { data: file } = await uploaded();
    const { id } = (await draft()).data;
    const saved = (await change(id, { fileId: file.fileId })).data;
    expect(saved).toMatchObject({
      fileId: file.fileId,
      packageSize: APK.length,
      md5: file.md5,
      sha256: file.sha256,
    });
    expect(saved.packageUrl).toContain('signature=');
    expect((await change(id, { packageUrl: STORE })).data).toMatchObject({
      fileId: null,
      packageUrl: STORE,
      packageSize: null,
      md5: null,
    });
  });

  it('is one that came in as such', async () => {
    expect((await uploaded('driver.apk', Buffer.from('no archive'))).errCode).toBe(3007);
    expect((await draft({ packageUrl: null, fileId: '999999' })).failure.reason).toBe('PACKAGE_UNKNOWN');
  });

  it('is read by its signed address, and each reading from the start is counted', async () => {
    const { data: file } = await uploaded();
    const { data } = await draft({ packageUrl: null, fileId: file.fileId });
    const url = data.packageUrl ?? '';
    const whole = await office.app.inject({ url });
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, APK.length]);
    const part = await office.app.inject({ url, headers: { range: 'bytes=5-' } });
    expect(part.statusCode).toBe(206);
    expect(await read(data.id)).toMatchObject({ downloadCount: 1, version: 1 });
    const bare = await office.app.inject({ url: url.split('?')[0] ?? '' });
    expect(bare.json().data.reason).toBe('ADDRESS_INVALID');
    // a list of many signs nothing
    const { data: rows } = await admin.ask(versionCalls.listVersions);
    expect(rows.find(({ id }) => id === data.id)?.packageUrl).toBeNull();
  });
});

it('the list is read by an index, filtered and in its usual order', async () => {
  const { db } = office.store;
  await db.execute(sql`
    insert into app_version (app, platform, version_name, version_code, min_version_code, update_type, gray_type, created_on, updated_on)
    select 1 + n % 4, (array['android', 'ios', 'web'])[1 + n % 3], '1.' || n, n, 1, 1, 0, n, n from generate_series(1, 20000) n`);
  await db.execute(sql`analyze app_version`);
  const explain = async (query: ReturnType<typeof sql>) => {
    const { rows } = (await db.execute(sql`explain ${query}`)) as unknown as {
      rows: { 'QUERY PLAN': string }[];
    };
    return rows.map(row => row['QUERY PLAN']).join('\n');
  };
  expect(await explain(sql`select * from app_version order by updated_on desc, id desc limit 20`)).toContain(
    'app_version_updated',
  );
  expect(
    await explain(
      sql`select * from app_version order by app desc, platform desc, version_code desc, id desc limit 20`,
    ),
  ).toContain('app_version_place');
  expect(
    await explain(
      sql`select * from app_version where app = 1 and platform = 'ios' order by app desc, platform desc, version_code desc, id desc limit 20`,
    ),
  ).toContain('app_version_place');
});
