/** What a camera wrote beside the pixels: when and where. Read before the picture is made anew without it. */
import ExifReader from 'exifreader';

export interface ExifFacts {
  takenOn: number | null;
  /** WGS-84 degrees, as the standard has them; both or neither. */
  lng: number | null;
  lat: number | null;
  hasGps: boolean;
}

const NOTHING: ExifFacts = { takenOn: null, lng: null, lat: null, hasGps: false };

/** A camera's block fits into one segment of a JPEG. In other formats it may be as large as the file. */
const LARGEST_BLOCK_BYTES = 65_536;
/** Some pictures carry it with its mark, some without. */
const MARK = Buffer.from('Exif\0\0', 'latin1');

/**
 * From the block itself, as the decoder has found it. One that is damaged is no reason to refuse the picture: it is
 * read as far as it makes sense. One that no camera writes is not read.
 */
export function readExif(block: Buffer | undefined, now: number): ExifFacts {
  if (!block || block.length > LARGEST_BLOCK_BYTES) return NOTHING;
  const bytes = block.subarray(0, MARK.length).equals(MARK) ? block.subarray(MARK.length) : block;
  try {
    // a copy: the reader looks at the whole of the memory that a buffer may share with others
    const { exif, gps } = ExifReader.load(Uint8Array.from(bytes).buffer, {
      expanded: true,
      includeTags: { exif: ['DateTimeOriginal', 'OffsetTimeOriginal'], gps: true },
    });
    return {
      takenOn: timeOf(textOf(exif?.DateTimeOriginal), textOf(exif?.OffsetTimeOriginal), now),
      ...placeOf(gps?.Longitude, gps?.Latitude),
      hasGps: gps !== undefined,
    };
  } catch {
    return NOTHING;
  }
}

const textOf = (tag: { description?: unknown } | undefined) =>
  typeof tag?.description === 'string' ? tag.description : '';

const DATE = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;
const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;
/** A camera that does not say where its clock stands is set to the operator's time. */
const USUAL_OFFSET = '+08:00';
/** No digital camera before; and none that shows tomorrow is right. */
const EARLIEST = Date.UTC(1995, 0, 1);
const TOLERANCE_MS = 24 * 3_600_000;

function timeOf(date: string, offset: string, now: number): number | null {
  const [, year, month, day, hour, minute, second] = DATE.exec(date) ?? [];
  if (!year) return null;
  const zone = OFFSET.test(offset) ? offset : USUAL_OFFSET;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return time >= EARLIEST && time <= now + TOLERANCE_MS ? time : null;
}

function placeOf(lng: unknown, lat: unknown): Pick<ExifFacts, 'lng' | 'lat'> {
  const isPlace =
    typeof lng === 'number' &&
    typeof lat === 'number' &&
    Math.abs(lng) <= 180 &&
    Math.abs(lat) <= 90 &&
    // what a receiver without a fix writes
    (lng !== 0 || lat !== 0);
  return isPlace ? { lng, lat } : { lng: null, lat: null };
}
