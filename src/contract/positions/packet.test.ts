import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePacket, encodePacket } from './packet.ts';
import { MOST_REPORTS } from './report.ts';

const report = (coordType: 1 | 2 | 3) =>
  fc
    .record({
      plateNumber: fc.oneof(
        fc.constantFrom('桂A12345', '桂AD12345', ''),
        fc.string({ unit: 'grapheme', maxLength: 5 }),
      ),
      gpsTime: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
      lng: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map(step => step / 1_000_000),
      lat: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map(step => step / 1_000_000),
      speed: fc.integer({ min: 0, max: 65_535 }).map(tenths => tenths / 10),
      heading: fc.integer({ min: 0, max: 65_535 }),
      businessStatus: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    })
    .map(fields => ({ ...fields, coordType, load: fields.businessStatus === 1 }));
const reports = fc
  .constantFrom(1 as const, 2 as const, 3 as const)
  .chain(coordType => fc.array(report(coordType), { minLength: 1, maxLength: 30 }));

it('comes back as it was sent', () => {
  fc.assert(
    fc.property(reports, some => {
      expect(decodePacket(encodePacket(some))).toEqual(some);
    }),
  );
});

it('is what the documentation shows', () => {
  const bytes = encodePacket([
    {
      plateNumber: '桂A12345',
      gpsTime: 1_790_000_000_000,
      lng: 108.366543,
      lat: 22.817002,
      coordType: 1,
      speed: 36.5,
      heading: 270,
      businessStatus: 1,
      load: true,
    },
  ]);
  expect(Buffer.from(bytes).toString('hex')).toBe(
    '434450010100000101a0c4506c0006758acf015c28ea016d010e0109e6a182413132333435',
  );
});

it('is refused where a byte is missing, too many, or no packet at all', () => {
  fc.assert(
    fc.property(reports, fc.nat(), (some, at) => {
      const bytes = encodePacket(some);
      expect(decodePacket(bytes.subarray(0, at % bytes.length))).toBeUndefined();
      expect(decodePacket(Uint8Array.of(...bytes, 0))).toBeUndefined();
    }),
  );
});

it('throws at no bytes whatever', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      reports,
      fc.nat(),
      fc.nat(255),
      (noise, some, at, byte) => {
        const spoilt = encodePacket(some);
        spoilt[at % spoilt.length] = byte;
        for (const bytes of [noise, spoilt]) {
          expect(decodePacket(bytes)?.length ?? 0).toBeLessThanOrEqual(MOST_REPORTS);
        }
      },
    ),
  );
});

it('holds no more than a call may', () => {
  const one = {
    plateNumber: '',
    gpsTime: 0,
    lng: 0,
    lat: 0,
    coordType: 1,
    speed: 0,
    heading: 0,
    load: false,
  } as const;
  expect(() => encodePacket(Array.from({ length: MOST_REPORTS + 1 }, () => one))).toThrow(RangeError);
  const full = encodePacket(Array.from({ length: MOST_REPORTS }, () => one));
  new DataView(full.buffer).setUint16(6, MOST_REPORTS + 1);
  expect(decodePacket(full)).toBeUndefined();
});
