import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { seededChance } from '../../../tests/builders/time-and-chance.ts';
import { machineCalls } from '../../contract/terminal.ts';
import { vehicle } from '../../contract/vehicle.ts';
import { vehicleAttachmentCalls } from '../../contract/vehicle-attachment.ts';
import { vehicleAttachment } from '../../upstream/domain/fleet/attachments.ts';
import { addSamplePictures } from './sample-pictures.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

it('of vehicles whose papers end soon a new paper waits, and nothing is drawn twice', async () => {
  const { admin, clock, ports, store } = office;
  const drawing = { db: store.db, storage: ports.storage, chance: seededChance(4), now: clock() };
  await addSamplePictures(drawing);
  const { data: waiting } = await admin.ask(vehicle.calls.list, { query: { hasUnhandled: 1, size: 200 } });
  expect((await admin.ask(machineCalls.notHandleAttachmentVehicleCount)).data).toBe(waiting.length);
  const { data: near } = await admin.ask(vehicle.calls.list, { query: { papers: 'near', size: 200 } });
  expect(waiting).toHaveLength(4);
  expect(near.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));

  const query = { vehicleId: waiting[0]?.id ?? '' };
  const { data: shown } = await admin.ask(vehicleAttachmentCalls.listAttachments, { query });
  expect(shown.map(({ handledOn }) => handledOn === null).sort()).toEqual([false, false, true]);
  for (const { url } of shown) {
    const picture = await office.app.inject({ url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const rows = await store.db.$count(vehicleAttachment);
  const objects = ports.objects.size;
  await addSamplePictures(drawing);
  expect([await store.db.$count(vehicleAttachment), ports.objects.size]).toEqual([rows, objects]);
});
