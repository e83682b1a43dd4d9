/** Whose picture may be the photo of a driver. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { aMachine, aPictureOf } from '../../../tests/builders/open-door.ts';
import { anUploadedPicture } from '../../../tests/builders/uploads.ts';
import { driver } from '../../contract/driver.ts';
import { driverApprovalCalls, PASSED } from '../../contract/driver-approval.ts';
import { revisionCalls } from '../../contract/revision.ts';

const { create, update, one, remove } = driver.calls;

let office: Office;
let clerk: Awaited<ReturnType<Office['aClerk']>>;
let count = 0;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: ['drivermgr', 'drivermgr:edit'] });
});
afterAll(() => office.close());

const aPicture = (person: { token: string }) => anUploadedPicture(office, person.token);

async function aDriver(photoFileId: string, who = clerk) {
  const body = { name: '农有照', mobile: `1361239${String(++count).padStart(4, '0')}`, photoFileId };
  const { data } = await who.ask(create, { body: { ...body, addressType: '450103' } });
  return data.id;
}
const change = (id: string, photoFileId: string | null) =>
  office.admin.ask(update, { params: { id }, body: { photoFileId } });
const photoOf = async (id: string) => (await office.admin.ask(one, { params: { id } })).data.photoFileId;
const versionsOf = async (objectId: string) =>
  (await office.admin.ask(revisionCalls.listRevisions, { query: { objectType: 'driver', objectId } })).data;
const restore = (version: { id: string } | undefined) =>
  office.admin.ask(revisionCalls.restoreRevision, { body: { id: version?.id ?? '' } });

describe('a photo that somebody else has sent', () => {
  it('comes back with the earlier version that had it', async () => {
    const theirs = await aPicture(clerk);
    const id = await aDriver(theirs);
    expect((await change(id, await aPicture(office.admin))).errCode).toBe(0);
    const [, first] = await versionsOf(id);
    expect((await restore(first)).errCode).toBe(0);
    expect(await photoOf(id)).toBe(theirs);
  });

  it('comes back with a driver who is made anew', async () => {
    const theirs = await aPicture(clerk);
    const id = await aDriver(theirs);
    await office.admin.ask(remove, { params: { id } });
    const [gone] = await versionsOf(id);
    const anew = await restore(gone);
    expect(anew).toMatchObject({ errCode: 0, data: { isAnew: true } });
    expect(await photoOf(anew.data.objectId)).toBe(theirs);
  });

  it('is refused where this driver never had it', async () => {
    const id = await aDriver(await aPicture(clerk));
    const ofAnother = await aPicture(clerk);
    await aDriver(ofAnother);
    for (const foreign of [ofAnother, await aPicture(clerk), '999999']) {
      expect((await change(id, foreign)).failure).toMatchObject({
        reason: 'FILE_UNKNOWN',
        fields: [{ field: 'photoFileId' }],
      });
    }
    const body = { name: '农冒用', mobile: '13612380001', addressType: '450103', photoFileId: ofAnother };
    expect((await office.admin.ask(create, { body })).failure.reason).toBe('FILE_UNKNOWN');
  });

  it('is in the first version of a driver whom a passed request has made', async () => {
    const machine = await aMachine(office, office.admin, ['pushPictures']);
    const face = await aPictureOf(machine, 'teal');
    const { data: sent } = await machine.send<{ id: string }>('POST', '/api/open/driver-approvals', {
      submitNo: 'photo',
      type: 1,
      values: {
        name: '蒙有照',
        mobile: '13612370001',
        idCard: '450122199912319013',
        certNo: 'P1',
        companyId: '1',
      },
      attachments: [{ kind: 'face', fileId: face }],
    });
    const decided = await office.admin.ask(driverApprovalCalls.decideApproval, {
      body: { id: sent.id, auditStatus: PASSED },
    });
    const id = decided.data.driverId ?? '';
    await change(id, null);
    const [changed, made] = await versionsOf(id);
    expect([changed?.fields, made?.kind]).toEqual([['photoFileId'], 'create']);
    expect((await restore(made)).errCode).toBe(0);
    expect(await photoOf(id)).toBe(face);
  });
});
