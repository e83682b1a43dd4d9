/** Fields that are more than one value, over HTTP: pictures, places, hours, lines; and a resource that nobody adds to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canteen } from '../../src/contract/canteen.ts';
import { rentalConsult } from '../../src/contract/rental-consult.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { anUploadedPicture } from '../builders/uploads.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

let count = 0;
const add = (over: object = {}, person = office.admin) =>
  person.ask(canteen.calls.create, { body: { canteenName: `食堂${++count}`, address: '民族大道', ...over } });
const faults = (answer: object) =>
  (answer as { failure?: { fields?: { field: string }[] } }).failure?.fields?.map(({ field }) => field);

describe('a picture', () => {
  it('has an address for readers, and stays when others change the record', async () => {
    const cover = await anUploadedPicture(office, office.admin.token);
    const { data } = await add({ cover });
    expect(data.coverUrl).toContain(`/api/files/${cover}?`);
    const shown = await office.app.inject({ url: data.coverUrl ?? '' });
    expect(shown.statusCode).toBe(200);
    const clerk = await office.aClerk({ rights: ['canteen', 'canteen:edit'] });
    const changed = await clerk.ask(canteen.calls.update, {
      params: { id: data.id },
      body: { cover, sort: 3 },
    });
    expect(changed.data).toMatchObject({ cover, sort: 3 });
  });

  it("of somebody else's is refused", async () => {
    const cover = await anUploadedPicture(office, office.admin.token);
    const clerk = await office.aClerk({ rights: ['canteen', 'canteen:edit'] });
    const refused = await add({ cover }, clerk);
    expect(refused.errCode).toBe(3007);
    expect(faults(refused)).toEqual(['cover']);
  });
});

describe('a place', () => {
  it('has both degrees or none', async () => {
    expect(faults(await add({ lng: 108.3 }))).toEqual(['lat']);
    const { data } = await add({ lng: 108.3, lat: 22.8 });
    const half = await office.admin.ask(canteen.calls.update, {
      params: { id: data.id },
      body: { lng: null },
    });
    expect(faults(half)).toEqual(['lng']);
  });
});

describe('hours', () => {
  it('are kept in one spelling', async () => {
    const { data } = await add({ openTime: ['6:30～9：00', '17:00 - 02:00', '00:00-24:00'] });
    expect(data.openTime).toEqual(['06:30-09:00', '17:00-02:00', '00:00-24:00']);
  });

  it.each(['25:00-26:00', '09:00', '9-10', '24:00-25:00'])('%s are none', async span => {
    expect((await add({ openTime: [span] })).errCode).toBe(3007);
  });
});

describe('lines', () => {
  const lunch = { mealType: 2, price: 1500, discountPrice: 1000, quota: null } as const;

  it('come back as they were', async () => {
    const meals = [lunch, { mealType: 4, price: 900, discountPrice: null, quota: 80 } as const];
    expect((await add({ meals })).data.meals).toEqual(meals);
  });

  it('are one for each value', async () => {
    expect(faults(await add({ meals: [lunch, lunch] }))).toEqual(['meals']);
  });

  it('of meals cost drivers no more than everybody', async () => {
    expect(faults(await add({ meals: [{ ...lunch, discountPrice: 1501 }] }))).toEqual(['meals']);
  });
});

describe('consultations', () => {
  const change = (id: string, body: object) =>
    office.admin.ask(rentalConsult.calls.update, { params: { id }, body });

  it('are added by nobody', () => {
    expect(Object.keys(rentalConsult.calls).toSorted()).toEqual(['list', 'one', 'update']);
  });

  it('are closed with an outcome, and say who has handled them', async () => {
    const { data } = await office.admin.ask(rentalConsult.calls.list, { query: { state: 0 } });
    const [{ id = '' } = {}] = data;
    expect(faults(await change(id, { state: 2 }))).toEqual(['handleRemark']);
    const closed = await change(id, { state: 2, handleRemark: '已签约' });
    expect(closed.data).toMatchObject({ state: 2, handleRemark: '已签约', handleTime: office.clock() });
    expect(closed.data.handleUser).not.toBeNull();
    expect((await change(id, { state: 0 })).data).toMatchObject({ handleUser: null, handleTime: null });
  });
});
