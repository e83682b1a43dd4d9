import { describe, expect, it } from 'vitest';
import { sightsOf } from '../../contract/positions/frame.ts';
import { createFleetStore } from '../../data/positions/fleet-store.ts';
import { countsOf } from '../../nouns/fleet-map/status-counts.ts';
import { itemsOf, type RowChoice } from './fleet-rows.ts';

const NOW = 1_000_000;

/** Plate, business status, speed, seconds since it was heard, company. */
const TAXIS: [plate: string, status: number, speed: number, age: number, company: string | null][] = [
  ['桂A3', 3, 0, 5, '2'],
  ['桂A1', 1, 40, 1, '1'],
  ['桂AT2', 3, 20, 30, null],
  ['桂A4', 4, 0, 900, '1'],
];

function aStore() {
  const store = createFleetStore();
  store.learn(
    TAXIS.map(([plateNumber, , , , companyId], index) => ({
      index,
      vehicleId: `v${index}`,
      companyId,
      dataFrom: 1,
      plateNumber,
    })),
  );
  store.take(
    {
      kind: 'snapshot',
      view: 1,
      seq: 1,
      time: NOW,
      words: [],
      gone: [],
      sights: sightsOf(
        TAXIS.map(([, status, speed, age], index) => ({
          index,
          lng: 108,
          lat: 22,
          heading: 0,
          speed,
          status,
          age,
        })),
      ),
    },
    NOW,
  );
  return store;
}

const ALL = [false, true, true, true, true];
const listed = (choice: Partial<RowChoice>) =>
  itemsOf(aStore(), { text: '', group: 'none', sort: 'plate', shown: ALL, ...choice }).map(item =>
    item.kind === 'row' ? item.row.plate : `${item.key} (${item.count})`,
  );

describe('the list of vehicles', () => {
  it.each([
    ['plate', ['桂A1', '桂A3', '桂A4', '桂AT2']],
    ['speed', ['桂A1', '桂AT2', '桂A3', '桂A4']],
    ['heard', ['桂A4', '桂AT2', '桂A3', '桂A1']],
  ] as const)('is in the order of %s', (sort, plates) => {
    expect(listed({ sort })).toEqual(plates);
  });

  it('is the same whatever was listed before', () => {
    const choice = { text: '', group: 'none', shown: ALL } as const;
    const [byPlate, bySpeed] = (['plate', 'speed'] as const).map(sort =>
      itemsOf(aStore(), { ...choice, sort }),
    );
    for (const before of [
      byPlate,
      bySpeed?.slice(1),
      itemsOf(aStore(), { ...choice, group: 'status', sort: 'heard' }),
    ])
      expect(itemsOf(aStore(), { ...choice, sort: 'speed' }, before)).toEqual(bySpeed);
  });

  it('is put into groups, each with its number', () => {
    expect(listed({ group: 'status' })).toEqual(['1 (1)', '桂A1', '3 (2)', '桂A3', '桂AT2', '4 (1)', '桂A4']);
    expect(listed({ group: 'company' })).toEqual([' (1)', '桂AT2', '1 (2)', '桂A1', '桂A4', '2 (1)', '桂A3']);
  });

  it('has what is sought, in either case, of those that are shown', () => {
    expect(listed({ text: ' t2' })).toEqual(['桂AT2']);
    expect(listed({ shown: [false, true, true, true, false] })).toEqual(['桂A1', '桂A3', '桂AT2']);
  });

  it('has those that are chosen, whatever is shown', () => {
    expect(listed({ only: new Set(['v3']), shown: [] })).toEqual(['桂A4']);
  });

  it('counts what there is of each status', () => {
    expect(countsOf(aStore(), [])).toEqual([0, 1, 0, 2, 1]);
  });

  it('those that are drawn as one count, by the statuses that are told of them', () => {
    const place = { id: 'c', lng: 108, lat: 22, coordType: 1 as const };
    const told = { ...place, count: 10, carrying: 4, taken: 1, empty: 3, outOfService: 2 };
    const untold = { ...place, count: 7, carrying: 0, taken: 0, empty: 0, outOfService: 0 };
    expect(countsOf(aStore(), [told, untold])).toEqual([7, 5, 1, 5, 3]);
  });
});
