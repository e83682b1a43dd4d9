import zlib from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { Failure } from '../core/failure.ts';
import { cleanPicture } from './pictures.ts';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

const withPlace = (orientation = 1) =>
  plain()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera', Artist: 'Somebody' },
      IFD2: { DateTimeOriginal: '2026:06:14 08:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '22/1 49/1 12/10',
        GPSLongitudeRef: 'E',
        GPSLongitude: '108/1 21/1 576/10',
      },
    })
    .withMetadata({ orientation })
    .toBuffer();

const outcome = async (bytes: Buffer) => {
  try {
    return await cleanPicture(bytes, TEST_TIME);
  } catch (error) {
    if (error instanceof Failure) return error.data.reason ?? error.failure;
    throw error;
  }
};

/** A chunk of a PNG, with its check sum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** What a head promises and a few bytes keep: the bomb. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = zlib.deflateSync(Buffer.alloc(2_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it('tells when and where it was taken, and carries nothing of it any more', async () => {
    const picture = await cleanPicture(await withPlace(), TEST_TIME);
    expect(picture.takenOn).toBe(Date.UTC(2026, 5, 14, 0, 30));
    expect(picture.lat).toBeCloseTo(22.817, 3);
    expect(picture.lng).toBeCloseTo(108.366, 3);
    expect(picture.stripped).toEqual(expect.arrayContaining(['exif', 'gps']));
    const { exif, xmp, iptc, icc } = await sharp(picture.bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.bytes.includes('Somebody')).toBe(false);
  });

  it('stands upright', async () => {
    const picture = await cleanPicture(await withPlace(6), TEST_TIME);
    expect([picture.width, picture.height]).toEqual([40, 60]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be %s', async format => {
    const picture = await cleanPicture(await plain().toFormat(format).toBuffer(), TEST_TIME);
    expect(picture).toMatchObject({
      contentType: `image/${format}`,
      width: 60,
      height: 40,
      takenOn: null,
      lng: null,
    });
    expect((await sharp(picture.bytes).metadata()).format).toBe(format);
  });

  it('loses what was hidden behind it', async () => {
    const zip = Buffer.from('PK\u0003\u0004<script>alert(1)</script>');
    const picture = await cleanPicture(Buffer.concat([await plain().jpeg().toBuffer(), zip]), TEST_TIME);
    expect(picture.bytes.includes('script')).toBe(false);
  });

  it('is made smaller where it is larger than anybody prints', async () => {
    const picture = await cleanPicture(await plain(6000, 1000).png().toBuffer(), TEST_TIME);
    expect([picture.width, picture.height]).toEqual([4096, 683]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('this is no picture')],
    ['markup', () => Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF with markup in it', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['a real GIF', () => plain().gif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['an AVIF', () => plain().avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a JPEG in its first bytes only', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['a PNG in its first bytes only', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    [
      'a JPEG that breaks off',
      async () => {
        const noise = sharp(Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * 7919) % 256)), {
          raw: { width: 200, height: 150, channels: 3 },
        });
        const bytes = await noise.jpeg().toBuffer();
        return bytes.subarray(0, bytes.length / 2);
      },
    ],
    [
      'a PNG that breaks off',
      async () => (await plain(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000),
    ],
    ['a WebP head on text', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 text')],
  ])('is not %s', async (_what, made) => {
    expect(await outcome(await made())).toBe('PICTURE_UNREADABLE');
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a bomb of a gigapixel', () => bomb(40_000, 25_000)],
    ['a bomb just beyond the limit', () => bomb(8_000, 5_001)],
    ['a WebP that a decoder must hold whole', () => plain(4_001, 4_000).webp({ effort: 0 }).toBuffer()],
    [
      'a PNG in passes that a decoder must hold whole',
      () => plain(4_001, 4_000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ],
    [
      'a progressive JPEG that a decoder must hold whole',
      () => plain(4_001, 4_000).jpeg({ progressive: true }).toBuffer(),
    ],
    ['a thread', () => plain(1, 20_001).png().toBuffer()],
  ])('is not %s', async (_what, made) => {
    expect(await outcome(await made())).toBe('PICTURE_TOO_LARGE');
  });

  it('is never made of chance, and chance never breaks the reading of it', async () => {
    const heads = [
      [],
      [0xff, 0xd8, 0xff, 0xe1],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [...Buffer.from('RIFF\u0020\u0000\u0000\u0000WEBPVP8X', 'latin1')],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 2_000 }), async (head, rest) => {
        expect(await outcome(Buffer.from([...head, ...rest]))).toMatch(/^PICTURE_/);
      }),
      { numRuns: 300 },
    );
  });

  it('that is damaged somewhere is refused, or made anew as a picture', async () => {
    const sound = await withPlace();
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = Buffer.from(sound);
        bytes[at] = byte;
        const result = await outcome(bytes);
        if (typeof result === 'string') expect(result).toMatch(/^PICTURE_/);
        else expect((await sharp(result.bytes).metadata()).exif).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it('waits for its turn, and is sent away when too many wait', async () => {
    const bytes = await plain(2000, 1500).png().toBuffer();
    const results = await Promise.all(Array.from({ length: 40 }, () => outcome(bytes)));
    expect(results.filter(result => result === 'BUSY')).toHaveLength(14);
    expect(results.filter(result => typeof result === 'object')).toHaveLength(26);
    expect(await outcome(bytes)).toMatchObject({ width: 2000 });
  });
});
