import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { clusteringCalls } from '../../contract/clustering.ts';
import { contentSiteCalls } from '../../contract/content-site.ts';
import { logCalls } from '../../contract/log.ts';
import { propertyCalls } from '../../contract/property.ts';
import { propertyId } from '../core/properties.ts';

let office: Office;
let developer: Awaited<ReturnType<Office['signIn']>>;
beforeAll(async () => {
  office = await anOffice();
  developer = await office.signIn('developer');
});
afterAll(() => office.close());

const NOTHING_SET = { url: null, head: null, monitoringUrl: null, minPoints: 10, meters: 10 };
const read = async () => (await developer.ask(contentSiteCalls.contentSite)).data;
const set = (body: object) =>
  developer.ask(contentSiteCalls.setContentSite, { body: { ...NOTHING_SET, ...body } });

describe('the settings of the content site', () => {
  it('are the defaults where nobody has set any', async () => {
    expect(await read()).toEqual({ ...NOTHING_SET, version: 0, updatedOn: 0, updatedBy: null });
  });

  it('are properties, and the numbers those that maps ask for', async () => {
    const wanted = {
      url: 'https://content.example/news',
      head: '南宁出租车',
      monitoringUrl: 'http://10.0.0.9:3000',
      minPoints: 6,
      meters: 40,
    };
    const { data } = await set(wanted);
    expect(data).toMatchObject({ ...wanted, version: 5, updatedBy: expect.any(String) });
    expect(await read()).toEqual(data);
    const { data: properties } = await office.admin.ask(propertyCalls.listProperties, {
      query: { size: 1000 },
    });
    const valueIn = (name: string) => properties.find(row => row.name === name)?.value;
    expect(['contentSite.url', 'contentSite.head', 'monitoring.url'].map(valueIn)).toEqual([
      wanted.url,
      wanted.head,
      wanted.monitoringUrl,
    ]);
    expect((await office.admin.ask(clusteringCalls.clusteringProps)).data).toEqual({
      minPoints: 6,
      meters: 40,
    });
    const { data: log } = await office.admin.ask(logCalls.listOperateLog, { query: { size: 20 }, body: {} });
    expect(JSON.stringify(log)).toContain('contentSite.url');
  });

  it('change only where they differ, and go back to their defaults where they are emptied', async () => {
    const { version } = await read();
    const { data } = await set({ head: '南宁出租车', url: '', minPoints: 6, meters: 40 });
    // two of the five
    expect(data).toMatchObject({ url: null, monitoringUrl: null, minPoints: 6, version: version + 2 });
  });

  it('are not overwritten by who had read them before, wherever they were changed', async () => {
    const { version } = await read();
    await office.admin.ask(propertyCalls.updateProperty, {
      body: { id: propertyId('cluster.meters'), value: '70' },
    });
    const late = await set({ head: '别的', version });
    expect(late.errCode).toBe(3001);
    expect(late.failure.current).toMatchObject({ head: '南宁出租车', meters: 70, version: version + 1 });
    expect((await set({ head: '别的', version: version + 1 })).data.head).toBe('别的');
  });

  it('of two who save at once on the same, one is told of the other', async () => {
    const { version } = await read();
    const replies = await Promise.all(['一', '二'].map(head => set({ head, version })));
    expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3001]);
    const won = replies.find(({ errCode }) => errCode === 0)?.data.head;
    expect((await read()).head).toBe(won);
  });

  it.each([
    [{ url: 'ftp://content.example' }, 'url'],
    [{ monitoringUrl: 'https://admin:secret@watch.example' }, 'monitoringUrl'],
    [{ head: 'x'.repeat(61) }, 'head'],
    [{ minPoints: 1 }, 'minPoints'],
    [{ meters: 10_001 }, 'meters'],
  ])('are refused as %j, and nothing of them is kept', async (wrong, field) => {
    const before = await read();
    const reply = await set({ head: '不会保存', ...wrong });
    expect(reply).toMatchObject({ errCode: 3007, failure: { fields: [{ field }] } });
    expect(await read()).toEqual(before);
  });

  it('are looked at by who has the tools, and set by the supervisor', async () => {
    const looker = await office.aClerk({ rights: ['systemTool'] });
    expect((await looker.ask(contentSiteCalls.contentSite)).errCode).toBe(0);
    const refused = await looker.ask(contentSiteCalls.setContentSite, { body: NOTHING_SET });
    expect(refused.errCode).toBe(3008);
    const clerk = await office.aClerk({ rights: ['vehiclemonitor'] });
    expect((await clerk.ask(contentSiteCalls.contentSite)).errCode).toBe(3008);
  });
});
