import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { readExif } from './exif.ts';

const taken = async (IFD2: Record<string, string>, IFD3: Record<string, string> = {}) => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD2, IFD3 })
    .toBuffer();
  return readExif((await sharp(picture).metadata()).exif, TEST_TIME);
};

describe('when and where', () => {
  it.each([
    [{ DateTimeOriginal: '2026:06:14 08:30:00' }, Date.UTC(2026, 5, 14, 0, 30)],
    [
      { DateTimeOriginal: '2026:06:14 08:30:00', OffsetTimeOriginal: '+09:00' },
      Date.UTC(2026, 5, 13, 23, 30),
    ],
    [{ DateTimeOriginal: '2026:06:14 08:30:00', OffsetTimeOriginal: 'here' }, Date.UTC(2026, 5, 14, 0, 30)],
    [{ DateTimeOriginal: '2036:06:14 08:30:00' }, null],
    [{ DateTimeOriginal: '1970:01:01 00:00:00' }, null],
    [{ DateTimeOriginal: '2026:13:45 99:99:99' }, null],
    [{ DateTimeOriginal: 'yesterday' }, null],
    [{}, null],
  ])('reads %j as %s', async (tags: Record<string, string>, time) => {
    expect((await taken(tags)).takenOn).toBe(time);
  });

  it.each([
    [
      {
        GPSLatitudeRef: 'S',
        GPSLatitude: '22/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '8/1 15/1 0/1',
      },
      [-8.25, -22.5],
    ],
    [
      { GPSLatitudeRef: 'N', GPSLatitude: '0/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 0/1 0/1' },
      [null, null],
    ],
    [
      { GPSLatitudeRef: 'N', GPSLatitude: '95/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 0/1 0/1' },
      [null, null],
    ],
    [{ GPSLatitudeRef: 'N', GPSLatitude: '22/1 0/1 0/1' }, [null, null]],
    [
      { GPSLatitudeRef: 'N', GPSLatitude: '22/0 0/0 0/0', GPSLongitudeRef: 'E', GPSLongitude: '8/0 0/0 0/0' },
      [null, null],
    ],
  ])('reads %j as %j', async (tags: Record<string, string>, place) => {
    const { lng, lat } = await taken({}, tags);
    expect([lng, lat]).toEqual(place);
  });
});

/** Entries that all name the whole of the rest as their value. */
function hugeBlock(size: number): Buffer {
  const entries = 500;
  const values = 14 + entries * 12;
  const block = Buffer.alloc(size, 'A');
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(entries, 8);
  for (let at = 10; at < 10 + entries * 12; at += 12) {
    block.writeUInt16LE(0x010e, at);
    block.writeUInt16LE(2, at + 2);
    block.writeUInt32LE(size - values, at + 4);
    block.writeUInt32LE(values, at + 8);
  }
  block.writeUInt32LE(0, values - 4);
  return block;
}

it('holds up nobody with a block that names itself over and over', () => {
  const used = process.memoryUsage().heapUsed;
  for (const size of [20_000, 65_000, 9_000_000]) {
    expect(readExif(hugeBlock(size), TEST_TIME)).toMatchObject({ takenOn: null, lng: null });
  }
  expect(process.memoryUsage().heapUsed - used).toBeLessThan(50_000_000);
});
