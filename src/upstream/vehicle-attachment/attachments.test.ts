import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anUploadedPicture } from '../../../tests/builders/uploads.ts';
import { machineCalls } from '../../contract/terminal.ts';
import { vehicle } from '../../contract/vehicle.ts';
import { vehicleAttachmentCalls } from '../../contract/vehicle-attachment.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const aPicture = (token: string) => anUploadedPicture(office, token);

it('a picture waits until somebody has looked at it, and is seen with its vehicle only', async () => {
  const { admin } = office;
  const { attach, handleAttachment, listAttachments, removeAttachment } = vehicleAttachmentCalls;
  const { data: vehicles } = await admin.ask(vehicle.calls.list, {
    query: { addressType: '450103', size: 1 },
  });
  const vehicleId = vehicles[0]?.id ?? '';
  const waiting = async (person = admin) =>
    (await person.ask(machineCalls.notHandleAttachmentVehicleCount)).data;
  const listed = async () => (await admin.ask(listAttachments, { query: { vehicleId } })).data;
  expect(await waiting()).toBe(0);

  const add = async (kind: 1 | 3) =>
    admin.ask(attach, { body: { vehicleId, kind, fileId: await aPicture(admin.token) } });
  const insurance = (await add(3)).data;
  await add(1);
  expect((await listed()).map(({ kind }) => kind)).toEqual([1, 3]);
  // vehicles are counted, not pictures
  expect(await waiting()).toBe(1);
  const found = async (hasUnhandled: 0 | 1) =>
    (await admin.ask(vehicle.calls.list, { query: { hasUnhandled, size: 200 } })).data.map(row => row.id);
  expect(await found(1)).toEqual([vehicleId]);
  expect(await found(0)).not.toContain(vehicleId);
  const got = await office.app.inject({ method: 'GET', url: insurance.url });
  expect(got.headers['content-type']).toBe('image/jpeg');

  const outside = await office.aClerk({ rights: ['vehiclemgr', 'vehiclemgr:edit'], areaIds: ['450107'] });
  expect(await waiting(outside)).toBe(0);
  const { id } = insurance;
  for (const call of [handleAttachment, removeAttachment]) {
    expect((await outside.ask(call, { body: { id } })).errCode).toBe(3006);
  }
  // nobody shows a file that is somebody else's
  const foreign = await aPicture(outside.token);
  const refused = await admin.ask(attach, { body: { vehicleId, kind: 5, fileId: foreign } });
  expect(refused).toMatchObject({ errCode: 3006, failure: { reason: 'FILE_UNKNOWN' } });

  for (const one of await listed()) {
    const { data } = await admin.ask(handleAttachment, { body: { id: one.id } });
    expect(data.handledOn).toBe(office.clock());
  }
  expect(await waiting()).toBe(0);
  expect(await found(1)).toEqual([]);
  expect((await admin.ask(removeAttachment, { body: { id } })).errCode).toBe(0);
  expect((await listed()).map(({ kind }) => kind)).toEqual([1]);
});
