import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FrameHead,
  FrameWriter,
  LONGEST_AGE,
  type PositionSample,
  readFrame,
  samplesIn,
} from './frame.ts';
import {
  LARGEST_INDEX,
  MOST_CHOSEN,
  PER_DEGREE,
  readRequest,
  requestBytes,
  type StreamRequest,
} from './stream.ts';
import { type VehicleWord, wordBytes } from './words.ts';

const micro = (most: number) => fc.integer({ min: -most * PER_DEGREE, max: most * PER_DEGREE });
const degrees = (most: number) => micro(most).map(value => value / PER_DEGREE);
const id = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String);
const index = fc.integer({ min: 0, max: LARGEST_INDEX });

const view: fc.Arbitrary<StreamRequest> = fc
  .record({
    view: fc.integer({ min: 0, max: 65_535 }),
    zoom: fc.integer({ min: 0, max: 24 }),
    lngs: fc.tuple(degrees(180), degrees(180)),
    lats: fc.tuple(degrees(90), degrees(90)),
    chosen: fc.array(id, { maxLength: MOST_CHOSEN }),
  })
  .map(({ lngs: [west, east], lats, ...rest }) => ({
    kind: 'view',
    ...rest,
    box: [west, Math.min(...lats), east, Math.max(...lats)],
  }));
const asked = fc.oneof(view, fc.constantFrom<StreamRequest>({ kind: 'rest' }, { kind: 'again' }));

const head: fc.Arbitrary<FrameHead> = fc.record({
  kind: fc.constantFrom('snapshot', 'delta'),
  view: fc.integer({ min: 0, max: 65_535 }),
  seq: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  time: fc.double({ noNaN: true, noDefaultInfinity: true }),
});
const sight: fc.Arbitrary<PositionSample> = fc.record({
  index,
  lng: degrees(180),
  lat: degrees(90),
  heading: fc.integer({ min: 0, max: 255 }).map(step => (step * 360) / 256),
  speed: fc.integer({ min: 0, max: 255 }),
  status: fc.integer({ min: 1, max: 4 }),
  age: fc.integer({ min: 0, max: LONGEST_AGE }),
});
const word: fc.Arbitrary<VehicleWord> = fc.record({
  index,
  vehicleId: id,
  companyId: fc.option(id),
  dataFrom: fc.constantFrom(1, 4_501_001, Number.MAX_SAFE_INTEGER),
  plateNumber: fc.string({ unit: 'grapheme', maxLength: 10 }),
});
const frame = fc.record({
  head,
  sights: fc.array(sight, { maxLength: 300 }),
  gone: fc.array(index, { maxLength: 50 }),
  words: fc.array(word, { maxLength: 50 }),
});

function written({ head, sights, gone, words }: typeof frame extends fc.Arbitrary<infer F> ? F : never) {
  writer.begin(head);
  for (const { index, lng, lat, heading, speed, status, age } of sights)
    writer.sight(
      index,
      Math.round(lng * PER_DEGREE),
      Math.round(lat * PER_DEGREE),
      heading,
      speed,
      status,
      age,
    );
  for (const each of gone) writer.out(each);
  for (const each of words) writer.word(wordBytes(each));
  return writer.finish();
}
// one for all frames, as the upstream has it
const writer = new FrameWriter();

describe('what a console asks', () => {
  it('is understood as it was meant', () => {
    fc.assert(
      fc.property(asked, message => {
        expect(readRequest(requestBytes(message))).toEqual(message);
      }),
    );
  });

  it('is not sent where it could not be understood', () => {
    const sound = { kind: 'view', view: 1, zoom: 12, box: [108, 22, 109, 23], chosen: [] } as const;
    const spoilt: Partial<Extract<StreamRequest, { kind: 'view' }>>[] = [
      { zoom: 25 },
      { box: [108, 23, 109, 22] },
      { box: [-181, 22, 109, 23] },
      { box: [108, 22, 109, 91] },
      { chosen: Array.from({ length: MOST_CHOSEN + 1 }, () => '1') },
    ];
    for (const about of spoilt) expect(() => requestBytes({ ...sound, ...about })).toThrow(RangeError);
  });

  it('is nothing, or something sound, whatever the bytes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.tuple(view, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([message, at, byte]) => {
        const spoilt = requestBytes(message);
        spoilt[at % spoilt.length] = byte;
        return spoilt;
      }),
      fc.tuple(view, fc.nat()).map(([message, end]) => requestBytes(message).subarray(0, end % 40)),
    );
    fc.assert(
      fc.property(bytes, given => {
        const message = readRequest(given);
        if (message) expect(readRequest(requestBytes(message))).toEqual(message);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a frame', () => {
  it('tells what was put into it', () => {
    fc.assert(
      fc.property(frame, given => {
        const read = readFrame(written(given));
        expect(read && samplesIn(read.sights)).toEqual(given.sights);
        expect(read).toMatchObject({ ...given.head, gone: given.gone, words: given.words });
      }),
    );
  });

  it('takes sixteen bytes for a vehicle that has moved', () => {
    const one: PositionSample = { index: 1, lng: 108.3, lat: 22.8, heading: 0, speed: 30, status: 1, age: 0 };
    const about = { head: { kind: 'delta', view: 1, seq: 1, time: 0 }, gone: [], words: [] } as const;
    const [some, more] = [1, 101].map(length =>
      written({ ...about, gone: [], words: [], sights: Array.from({ length }, () => one) }),
    );
    expect((more?.length ?? 0) - (some?.length ?? 0)).toBe(1_600);
  });

  it('says of what a byte cannot hold the nearest that it can', () => {
    writer.begin({ kind: 'delta', view: 0, seq: 1, time: 0 });
    writer.sight(1, 0, 0, 359.9, 300, 4, 10 * 86_400);
    writer.sight(2, 0, 0, 180, -5, 4, -3);
    const read = readFrame(writer.finish());
    expect(read && samplesIn(read.sights)).toMatchObject([
      { heading: 0, speed: 255, age: LONGEST_AGE },
      { heading: 180, speed: 0, age: 0 },
    ]);
  });

  it('is refused where it is not whole', () => {
    fc.assert(
      fc.property(frame, fc.nat(), (given, cut) => {
        const bytes = written(given);
        expect(readFrame(bytes.subarray(0, cut % bytes.length))).toBeUndefined();
        expect(readFrame(Uint8Array.of(...bytes, 0))).toBeUndefined();
      }),
    );
  });

  it('never breaks who reads it, whatever the bytes', () => {
    const spoilt = fc
      .tuple(
        frame,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
      )
      .map(([given, changes]) => {
        const bytes = written(given);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), spoilt), bytes => {
        const read = readFrame(bytes);
        for (const { lng, lat, status } of read ? samplesIn(read.sights) : [])
          expect(Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && status >= 1 && status <= 4).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
