import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anUploadedDocument } from '../../../tests/builders/uploads.ts';
import { type Agreement, agreement, IN_EFFECT, WITHDRAWN } from '../../contract/agreement.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { revisionCalls } from '../../contract/revision.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const { create, update, remove, one, list } = agreement.calls;
let count = 0;
const aDraft = async (more: Partial<Input<typeof create>['body']> = {}): Promise<Agreement> => {
  const body = {
    title: '试行协议',
    type: 9 as const,
    target: 1 as const,
    versionName: String(++count),
    content: '条款',
    ...more,
  };
  const reply = await office.admin.ask(create, { body });
  if (reply.errCode !== 0) throw new Error(reply.message);
  return reply.data;
};
const change = (id: string, body: Input<typeof update>['body']) =>
  office.admin.ask(update, { params: { id }, body });
const read = async (id: string) => (await office.admin.ask(one, { params: { id } })).data;

describe('an agreement', () => {
  it('takes effect once, and the one before of its kind is withdrawn', async () => {
    const first = await aDraft();
    const second = await aDraft();
    const ofPassengers = await aDraft({ target: 2 });
    for (const { id } of [first, ofPassengers, second]) {
      expect((await change(id, { state: IN_EFFECT })).data).toMatchObject({
        state: IN_EFFECT,
        effectTime: office.clock(),
      });
    }
    expect((await read(first.id)).state).toBe(WITHDRAWN);
    expect((await read(ofPassengers.id)).state).toBe(IN_EFFECT);
    const { total } = await office.admin.ask(list, { query: { type: 9, target: 1, state: IN_EFFECT } });
    expect(total).toBe(1);
  });

  it('stays as people have read it', async () => {
    const { id } = await aDraft();
    expect((await change(id, { content: '改' })).errCode).toBe(0);
    await change(id, { state: IN_EFFECT });
    expect((await change(id, { content: '再改' })).failure.reason).toBe('AGREEMENT_IN_EFFECT');
    expect((await change(id, { remark: '存档' })).errCode).toBe(0);
    const gone = await office.admin.ask(remove, { params: { id } });
    expect(gone).toMatchObject({ errCode: 3002, failure: { reason: 'AGREEMENT_IN_EFFECT' } });
    await change(id, { state: WITHDRAWN });
    expect((await change(id, { title: '改' })).failure.reason).toBe('AGREEMENT_WITHDRAWN');
    expect((await change(id, { state: IN_EFFECT })).errCode).not.toBe(0);
    expect((await office.admin.ask(remove, { params: { id } })).errCode).toBe(0);
  });

  it('says something, is no version twice, and goes through its states in order', async () => {
    const empty = await aDraft({ content: null });
    expect((await change(empty.id, { state: IN_EFFECT })).failure.reason).toBe('AGREEMENT_EMPTY');
    expect((await change(empty.id, { state: WITHDRAWN })).errCode).toBe(3007);
    await expect(aDraft({ versionName: empty.versionName })).rejects.toThrow('同类协议已有这个版本');
    const born = { title: '直接生效', type: 9, target: 1, versionName: 'x', state: IN_EFFECT } as const;
    expect((await office.admin.ask(create, { body: born })).errCode).toBe(3007);
  });

  it('that was signed stays', async () => {
    const { data } = await office.admin.ask(list, { query: { state: WITHDRAWN, signCount__gt: 0 } });
    const id = data[0]?.id ?? '';
    const gone = await office.admin.ask(remove, { params: { id } });
    expect(gone.failure.reason).toBe('AGREEMENT_SIGNED');
  });

  it('shows a document of one’s own by an address, and nobody else’s', async () => {
    const clerk = await office.aClerk({ rights: ['agreement', 'agreement:edit'] });
    const upload = (token: string) => anUploadedDocument(office, token, '规则.pdf');
    const draft = await aDraft({ content: null, fileId: await upload(office.admin.token) });
    const { fileName, fileUrl } = await read(draft.id);
    expect(fileName).toBe('规则.pdf');
    const got = await office.app.inject({ method: 'GET', url: fileUrl ?? '' });
    expect([got.statusCode, got.body.startsWith('%PDF')]).toEqual([200, true]);
    expect((await change(draft.id, { fileId: await upload(clerk.token) })).failure.reason).toBe(
      'FILE_UNKNOWN',
    );
    expect((await change(draft.id, { state: IN_EFFECT })).errCode).toBe(0);
  });

  it('has no document that people cannot be shown', async () => {
    const sheet = await anUploadedDocument(office, office.admin.token, '费率.xlsx', 'PK\u0003\u0004');
    const { id } = await aDraft();
    const refused = await change(id, { fileId: sheet });
    expect(refused.failure).toMatchObject({
      reason: 'FILE_TYPE',
      fields: [{ field: 'fileId', code: 'invalid_value' }],
    });
    await expect(aDraft({ fileId: sheet })).rejects.toThrow('不支持的文件类型');
    expect(await read(id)).toMatchObject({ fileId: null });
  });

  it('has the document of somebody else again with the version that had it', async () => {
    const clerk = await office.aClerk({ rights: ['agreement', 'agreement:edit'] });
    const theirs = await anUploadedDocument(office, clerk.token, '旧规则.pdf');
    const { id } = await aDraft();
    expect((await change(id, { fileId: theirs })).failure.reason).toBe('FILE_UNKNOWN');
    await clerk.ask(update, { params: { id }, body: { fileId: theirs } });
    await change(id, { fileId: null });
    const query = { objectType: 'agreement', objectId: id };
    const [, second] = (await office.admin.ask(revisionCalls.listRevisions, { query })).data;
    const back = await office.admin.ask(revisionCalls.restoreRevision, { body: { id: second?.id ?? '' } });
    expect(back.errCode).toBe(0);
    expect(await read(id)).toMatchObject({ fileId: theirs, fileName: '旧规则.pdf' });
  });
});
