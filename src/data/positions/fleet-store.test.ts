import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frame, type FrameKind, FrameWriter, readFrame } from '../../contract/positions/frame.ts';
import { PER_DEGREE } from '../../contract/positions/stream.ts';
import type { VehicleWord } from '../../contract/positions/words.ts';
import { createFleetStore } from './fleet-store.ts';

interface Act {
  kind: FrameKind;
  sights: { index: number; lng: number }[];
  gone: number[];
}

const index = fc.integer({ min: 0, max: 40 });
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('delta', 'delta', 'delta', 'snapshot'),
  sights: fc.uniqueArray(fc.record({ index, lng: fc.integer({ min: -180, max: 180 }) }), {
    maxLength: 30,
    selector: sight => sight.index,
  }),
  gone: fc.array(fc.integer({ min: 41, max: 60 }), { maxLength: 3 }),
});

const writer = new FrameWriter();
function frameOf({ kind, sights, gone }: Act): Frame {
  writer.begin({ kind, view: 1, seq: 1, time: 0 });
  for (const { index, lng } of sights) writer.sight(index, lng * PER_DEGREE, 0, 0, 30, 3, 5);
  for (const each of gone) writer.out(each);
  const frame = readFrame(writer.finish());
  if (!frame) throw new Error('no frame');
  return frame;
}
const word = (index: number): VehicleWord => ({
  index,
  vehicleId: `v${index}`,
  companyId: null,
  dataFrom: 1,
  plateNumber: `桂A${index}`,
});

describe('the vehicles in view', () => {
  it('are after any frames those that a map of them would hold, one in each place', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), fc.array(index, { maxLength: 30 }), (acts, leaving) => {
        const store = createFleetStore();
        store.learn(Array.from({ length: 61 }, (_, each) => word(each)));
        const expected = new Map<number, number>();
        for (const [at, each] of acts.entries()) {
          const gone = [...each.gone, ...leaving.slice(at, at + 2)];
          const left = new Set(gone);
          store.take(frameOf({ ...each, gone }), 100_000);
          if (each.kind === 'snapshot') expected.clear();
          for (const sight of each.sights) expected.set(sight.index, sight.lng);
          for (const one of left) expected.delete(one);
        }
        expect(store.count).toBe(expected.size);
        expect(store.revision).toBe(acts.length);
        for (const [number, lng] of expected) {
          const place = store.placeOf(`v${number}`);
          expect(place).toBeLessThan(store.count);
          expect(store.lng[place ?? -1]).toBe(lng);
          expect(store.vehicleAt(place ?? -1)).toEqual(word(number));
          expect(store.heardOn[place ?? -1]).toBe(95_000);
        }
        for (const gone of [0, 20, 40, 60].filter(each => !expected.has(each)))
          expect(store.placeOf(`v${gone}`)).toBeUndefined();
      }),
    );
  });

  it('are told of once for each frame, until nobody listens', () => {
    const store = createFleetStore();
    let told = 0;
    const end = store.onChange(() => {
      told += 1;
    });
    store.take(
      frameOf({
        kind: 'snapshot',
        sights: [
          { index: 900_000, lng: 1 },
          { index: 2, lng: 2 },
        ],
        gone: [],
      }),
      0,
    );
    expect([told, store.count]).toEqual([1, 2]);
    end();
    store.forget();
    expect([told, store.count, store.vehicleAt(0)]).toEqual([1, 0, undefined]);
  });

  it('are without those that are not to be seen, from the moment that this is known', () => {
    const store = createFleetStore(({ dataFrom }) => dataFrom === 1);
    const sights = [4, 2_000].map(index => ({ index, lng: 1 }));
    store.learn(sights.map(({ index }) => ({ ...word(index), dataFrom: index === 4 ? 1 : 7 })));
    store.take(frameOf({ kind: 'snapshot', sights, gone: [] }), 0);
    expect([store.count, store.vehicleAt(0)?.index, store.placeOf('v2000')]).toEqual([1, 4, undefined]);
    store.learn([{ ...word(4), dataFrom: 7 }, word(2_000)]);
    expect(store.count).toBe(0);
    store.take(frameOf({ kind: 'delta', sights, gone: [] }), 0);
    expect([store.count, store.vehicleAt(0)?.index]).toEqual([1, 2_000]);
  });

  it('grow to any number', () => {
    const store = createFleetStore();
    const sights = Array.from({ length: 5_000 }, (_, each) => ({ index: each, lng: each % 180 }));
    store.take(frameOf({ kind: 'snapshot', sights, gone: [] }), 0);
    expect([store.count, store.lng[4_999]]).toEqual([5_000, 4_999 % 180]);
  });
});
