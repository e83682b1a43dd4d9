import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { readTaken } from './exif.ts';

const taken = async (IFD2: Record<string, string>, IFD3: Record<string, string> = {}) =>
  readTaken(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD2, IFD3 })
      .toBuffer(),
    TEST_TIME,
  );

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
