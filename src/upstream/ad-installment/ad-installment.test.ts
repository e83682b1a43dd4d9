import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { adDriverGift } from '../../contract/ad-driver-gift.ts';
import { type AdInstallment, adInstallment } from '../../contract/ad-installment.ts';
import { adOccupancyCalls } from '../../contract/ad-occupancy.ts';
import { adProject } from '../../contract/ad-project.ts';
import type { AnyCall } from '../../contract/grammar/call.ts';

let office: Office;
let ad: Person;
beforeAll(async () => {
  office = await anOffice();
  ad = await office.signIn('ad');
});
afterAll(() => office.close());

const DAY_MS = 86_400_000;
const { list, create, update } = adInstallment.calls;
const updateRemarks = (adInstallment.calls as unknown as Record<string, AnyCall>)
  .updateRemarksInstallment as AnyCall;
const all = async (query: object = {}) =>
  (await ad.ask(list, { query: { size: 999, ...query } } as never)).data as AdInstallment[];

async function add(body: object = {}) {
  const [some] = await all();
  const { projectId, pictureTypeId, startTime } = some as AdInstallment;
  const made = { installmentName: '加期', projectId, pictureTypeId, startTime, endTime: startTime + DAY_MS };
  return ad.ask(create as AnyCall, { body: { ...made, ...body } } as never);
}

it('is numbered within its project, and told with its customer', async () => {
  const [some] = await all();
  const before = await all({ projectId: some?.projectId });
  const { data } = (await add()) as { data: AdInstallment };
  expect(data.installmentNo).toBe(Math.max(...before.map(({ installmentNo }) => installmentNo)) + 1);
  expect(data).toMatchObject({ customerName: some?.customerName, pastedCount: 0, vehicleList: [] });
  const ofCustomer = await all({ customerId: data.customerId });
  expect(ofCustomer.length).toBeGreaterThan(0);
  expect(new Set(ofCustomer.map(({ customerId }) => customerId))).toEqual(new Set([data.customerId]));
});

it('ends after it begins, also when only one of the two is changed', async () => {
  const [some] = (await all()) as [AdInstallment];
  const wrong = { errCode: 3007, failure: { reason: 'ENDS_TOO_EARLY', fields: [{ field: 'endTime' }] } };
  expect(await add({ endTime: some.startTime })).toMatchObject(wrong);
  const change = { id: some.id, endTime: some.startTime - 1 };
  expect(await ad.ask(update as AnyCall, { body: change } as never)).toMatchObject(wrong);
});

it('counts its vehicles by how far they are, and its project counts with it', async () => {
  const installments = await all();
  for (const { vehicleList, pastedCount, tornCount, passedCount } of installments) {
    const countOf = (...states: number[]) => vehicleList.filter(({ state }) => states.includes(state)).length;
    expect([pastedCount, passedCount, tornCount]).toEqual([countOf(1, 2, 3, 4, 5), countOf(3), countOf(5)]);
  }
  const projects = (await ad.ask(adProject.calls.list, { query: {} })).data;
  for (const { id, pastedVehicles } of projects) {
    const own = installments.filter(({ projectId }) => projectId === id);
    expect(pastedVehicles).toBe(own.reduce((sum, { pastedCount }) => sum + pastedCount, 0));
  }
});

it('has remarks that a call of their own changes, on the version that was seen', async () => {
  const [some] = (await all()) as [AdInstallment];
  const body = { id: some.id, version: some.version, remarks: '雨天顺延', installmentName: '不改' };
  const { data } = (await ad.ask(updateRemarks, { body } as never)) as { data: AdInstallment };
  expect(data).toMatchObject({ remarks: '雨天顺延', installmentName: some.installmentName });
  expect(await ad.ask(updateRemarks, { body } as never)).toMatchObject({ errCode: 3001 });
});

it('shows of each vehicle when it is in which, to who sees the vehicle', async () => {
  const ask = (query: object = {}) =>
    ad.ask(adOccupancyCalls.vehiclePastePictureInstallments, { query: { size: 200, ...query } });
  const { data: rows } = await ask();
  const booked = (await all()).reduce((sum, { vehicleList }) => sum + vehicleList.length, 0);
  expect(rows.reduce((sum, { installments }) => sum + installments.length, 0)).toBe(booked);
  const [{ plateNumber, installments }] = rows as [(typeof rows)[number]];
  expect((await ask({ plateNumber })).data.map(row => row.plateNumber)).toEqual([plateNumber]);
  const [first] = installments;
  const before = await ask({ plateNumber, endTime: (first?.startTime ?? 0) - 1 });
  expect(before.data).toEqual([]);
  const elsewhere = await office.aClerk({ rights: ['adPastePictureMange'], areaIds: ['450103'] });
  const seen = await elsewhere.ask(adOccupancyCalls.vehiclePastePictureInstallments, { query: {} });
  expect(seen.data.length).toBeLessThan(rows.length);
});

it('is what a gift may be for; all gifts come with one page of 999', async () => {
  const { data, total } = (await ad.ask(adDriverGift.calls.list, { query: { page: 1, size: 999 } })) as {
    data: { installmentId: string | null; installmentName: string | null }[];
    total: number;
  };
  expect(data).toHaveLength(total);
  const names = new Map((await all()).map(({ id, installmentName }) => [id, installmentName]));
  for (const { installmentId, installmentName } of data)
    expect(installmentName).toBe(installmentId === null ? null : names.get(installmentId));
});
