/** The list of orders: by number, place, passenger and state, and as a file with what lies within its objects. */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { type ExportColumn, jobCalls } from '../../contract/job.ts';
import { order } from '../../contract/order.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const list = async (query: Record<string, unknown>) =>
  (await office.admin.ask(order.calls.list, { query })).data;

describe('the list of orders', () => {
  it('shows an order that is over with its passenger and its driver', async () => {
    const [last] = await list({});
    expect(last).toMatchObject({
      mainStatus: 3,
      subStatus: 33,
      origin: { address: '区人民医院' },
      dest: { address: '安吉客运站' },
      passenger: { nickName: '覃桂芳', mobile: '138****0931', isOldPerson: 1 },
      driver: { plateNum: expect.stringMatching(/^桂A/), name: expect.any(String) },
    });
  });

  it('finds by number, by pinyin of a place, by passenger and by state', async () => {
    const [last] = await list({});
    expect(await list({ keyword: last?.orderNo })).toHaveLength(1);
    expect((await list({ keyword: 'hyc' })).map(({ origin }) => origin.address)).toEqual(['航洋城']);
    const plate = last?.driver?.plateNum ?? '';
    const written = plate.replace(/^(..)(.)/, '$1·$2 ').toLowerCase();
    for (const keyword of [plate, written])
      for (const { driver } of await list({ keyword })) expect(driver?.plateNum).toBe(plate);
    expect((await list({ keyword: written })).length).toBeGreaterThan(0);
    expect((await list({ mobile: '13877120931' })).map(({ mainStatus }) => mainStatus)).toEqual([3, 4]);
    expect((await list({ mainStatus: 9 })).map(({ cancelType }) => cancelType)).toEqual([20]);
  });

  it('goes out as a file, masked as it is shown', async () => {
    const columns: ExportColumn[] = [
      { field: 'orderNo', head: '订单号', kind: 'text' },
      { field: 'passenger', head: '乘客', kind: 'text', of: 'nickName' },
      { field: 'passenger', head: '手机', kind: 'text', of: 'mobile' },
      { field: 'dest', head: '目的地', kind: 'text', of: 'address' },
      { field: 'driver', head: '司机', kind: 'text', of: 'name' },
    ];
    const body = { call: 'order.list', title: '订单', format: 'csv' as const, columns };
    const started = await office.admin.ask(jobCalls.startExport, {
      body: { ...body, filter: { mainStatus: 8 } },
    });
    expect(started.errCode).toBe(0);
    await office.work();
    const { data } = await office.admin.ask(jobCalls.jobFile, { params: { id: started.data.id } });
    const file = (await office.app.inject(data.url)).rawPayload;
    const [untaken] = await list({ mainStatus: 8 });
    expect((parse(file, { bom: true }) as string[][])[1]).toEqual([
      untaken?.orderNo,
      '韦秀英',
      '189****4375',
      '广西大学东门',
      // nobody took it
      '',
    ]);
  });

  it('has no file of a part that is not there', async () => {
    const columns: ExportColumn[] = [{ field: 'passenger', head: 'x', kind: 'text', of: 'secret' }];
    const { errCode } = await office.admin.ask(jobCalls.startExport, {
      body: { call: 'order.list', title: '订单', format: 'csv', columns },
    });
    expect(errCode).toBe(3007);
  });
});
