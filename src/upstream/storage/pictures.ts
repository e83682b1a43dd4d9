/**
 * A picture as it may be kept: judged by its content, upright, made anew from its pixels. What is not pixels (places,
 * names, markup, a second file behind the first) does not come along.
 */
import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../core/failure.ts';
import { turns } from '../core/turns.ts';
import { type ExifFacts, readExif } from './exif.ts';

export interface CleanPicture extends Omit<ExifFacts, 'hasGps'> {
  bytes: Buffer;
  contentType: string;
  extension: string;
  width: number;
  height: number;
  sha256: string;
  /** A `data:` address of a few dozen pixels, which shows colours and no writing. */
  preview: string;
  stripped: string[];
}

/** Fails with PARAMETER (PICTURE_UNREADABLE), OVER_LIMIT (PICTURE_TOO_LARGE) and, when too many wait, TOO_FREQUENT. */
export function cleanPicture(bytes: Buffer, now: number): Promise<CleanPicture> {
  // before the queue: what is no picture takes nobody's place
  const format = formatOf(bytes);
  if (!format) throw unreadable();
  return inTurn(() => clean(bytes, format, now));
}

const FORMATS = {
  jpeg: {
    contentType: 'image/jpeg',
    extension: 'jpg',
    encode: (picture: Sharp) => picture.jpeg({ quality: 88 }),
  },
  png: { contentType: 'image/png', extension: 'png', encode: (picture: Sharp) => picture.png() },
  webp: {
    contentType: 'image/webp',
    extension: 'webp',
    encode: (picture: Sharp) => picture.webp({ quality: 88 }),
  },
} as const;
type Format = keyof typeof FORMATS;

/** By the first bytes: only what looks like one of the three reaches a decoder, so no SVG or TIFF ever does. */
function formatOf(bytes: Buffer): Format | undefined {
  const begins = (...first: number[]) => first.every((byte, index) => bytes[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

const MOST_PIXELS = 40_000_000;
/** Of one that a decoder must hold whole, some nine bytes to each: 350 MB with the limit above. */
const MOST_PIXELS_HELD = 16_000_000;
const LONGEST_SIDE = 20_000;
/** What is kept is no larger: enough for a printed page. */
const KEPT_SIDE = 4_096;
const LONGEST_SECONDS = 20;

const unreadable = () => refuse('PARAMETER', 'PICTURE_UNREADABLE');
const tooLarge = () => refuse('OVER_LIMIT', 'PICTURE_TOO_LARGE');

/** So many are made anew at the same time, and so many wait: uploads cannot starve the calls. */
const inTurn = turns({ atOnce: 2, waiting: 24 });

// the machine's other processors belong to the calls
sharp.concurrency(1);
sharp.cache(false);

async function clean(bytes: Buffer, format: Format, now: number): Promise<CleanPicture> {
  const metadata = await headOf(bytes);
  const { width = 0, height = 0 } = metadata;
  if (metadata.format !== format || width < 1 || height < 1) throw unreadable();
  const mostPixels = isHeldWhole(metadata) ? MOST_PIXELS_HELD : MOST_PIXELS;
  if (width * height > mostPixels || Math.max(width, height) > LONGEST_SIDE) throw tooLarge();
  const { hasGps, ...taken } = readExif(metadata.exif, now);
  const { contentType, extension, encode } = FORMATS[format];
  const made = await encode(
    open(bytes)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true }),
  )
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return {
    ...taken,
    bytes: made.data,
    contentType,
    extension,
    width: made.info.width,
    height: made.info.height,
    sha256: createHash('sha256').update(made.data).digest('hex'),
    preview: await previewOf(made.data),
    stripped: strippedFrom(metadata, hasGps),
  };
}

/** Pixels of the longer side. */
const PREVIEW_SIDE = 16;

async function previewOf(bytes: Buffer): Promise<string> {
  const small = await open(bytes)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside' })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Others flow through, line by line. */
const isHeldWhole = ({ format, isProgressive, depth }: Metadata) =>
  format === 'webp' || isProgressive || depth === 'ushort';

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });

async function headOf(bytes: Buffer): Promise<Metadata> {
  try {
    // the limit is judged by us, to say which of the two it was
    return await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    throw unreadable();
  }
}

function strippedFrom(metadata: Metadata, hasGps: boolean): string[] {
  const blocks = (['exif', 'icc', 'iptc', 'xmp'] as const).filter(name => metadata[name] !== undefined);
  return [...blocks, ...(hasGps ? ['gps'] : [])].sort();
}
