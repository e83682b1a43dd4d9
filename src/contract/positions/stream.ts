/**
 * What a console asks of the stream of positions at `POSITION_STREAM_PATH`; what it is told is in `position-frame.ts`.
 * Byte by byte: `docs/position-stream.md`. 定位流 position stream · 视野 view · 快照 snapshot · 增量 delta
 *
 * Text frames are the heartbeat of the push socket (`{}` and `heartCheck`), binary ones are these. All numbers are
 * little-endian.
 */
import { anyOf } from '../grammar/may.ts';

/** Who may see the fleet move. */
export const STREAM_MAY = anyOf('vehiclemonitor.map', 'monitoring.map', 'vehiclemonitor');

export const STREAM_VERSION = 1;

/** Codes with which the upstream closes a stream, besides those of the push socket. */
export const STREAM_CLOSE = {
  /** Bytes that are none of these messages: another version, or no console at all. */
  NOT_UNDERSTOOD: 1007,
  /** The person may not see the fleet any more. */
  NO_PERMISSION: 4403,
} as const;

/** Vehicles that one console may follow wherever they drive. */
export const MOST_CHOSEN = 200;
/** As far as anybody looks in. */
export const CLOSEST_ZOOM = 24;

/** Coordinates travel as whole millionths of a degree: 11 cm. */
export const PER_DEGREE = 1_000_000;

/** A number that stands for a vehicle on a connection has three bytes. */
export const LARGEST_INDEX = 0xff_ff_ff;

/** What a console looks at. */
export interface View {
  /** Counted by the console, 0 to 65,535; frames say which view they answer. */
  view: number;
  /** Of the map, whole steps: how much of the world is in view decides how often it is told. */
  zoom: number;
  /** Degrees of WGS-84; a west greater than the east reaches across the 180th degree. */
  box: readonly [west: number, south: number, east: number, north: number];
  /** Ids of vehicles that are told of wherever they are. */
  chosen: readonly string[];
}

/** `rest`: nothing until the next view. `again`: the snapshot of the present view, anew. */
export type StreamRequest = ({ kind: 'view' } & View) | { kind: 'rest' } | { kind: 'again' };

const KIND = { view: 1, rest: 2, again: 3 } as const;
const VIEW_HEAD = 24;
const ID_BYTES = 8;
export const MAX_REQUEST_BYTES = VIEW_HEAD + MOST_CHOSEN * ID_BYTES;

/** Throws RangeError for a view that no upstream would take. */
export function requestBytes(asked: StreamRequest): Uint8Array<ArrayBuffer> {
  if (asked.kind !== 'view') return Uint8Array.of(STREAM_VERSION, KIND[asked.kind]);
  const bytes = new Uint8Array(VIEW_HEAD + asked.chosen.length * ID_BYTES);
  const data = new DataView(bytes.buffer);
  data.setUint8(0, STREAM_VERSION);
  data.setUint8(1, KIND.view);
  data.setUint16(2, asked.view, true);
  data.setUint8(4, asked.zoom);
  data.setUint16(6, asked.chosen.length, true);
  for (const [at, degrees] of asked.box.entries())
    data.setInt32(8 + at * 4, Math.round(degrees * PER_DEGREE), true);
  for (const [at, id] of asked.chosen.entries())
    data.setBigUint64(VIEW_HEAD + at * ID_BYTES, BigInt(id), true);
  if (!readRequest(bytes)) throw new RangeError('VIEW');
  return bytes;
}

/** Undefined for bytes that are none of these messages. */
export function readRequest(bytes: Uint8Array): StreamRequest | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.byteLength < 2 || data.getUint8(0) !== STREAM_VERSION) return undefined;
  const kind = data.getUint8(1);
  if (kind === KIND.view) return readView(data);
  if (data.byteLength !== 2) return undefined;
  if (kind === KIND.rest) return { kind: 'rest' };
  return kind === KIND.again ? { kind: 'again' } : undefined;
}

function readView(data: DataView): StreamRequest | undefined {
  if (data.byteLength < VIEW_HEAD) return undefined;
  const [view, zoom, count] = [data.getUint16(2, true), data.getUint8(4), data.getUint16(6, true)];
  if (data.getUint8(5) !== 0 || zoom > CLOSEST_ZOOM || count > MOST_CHOSEN) return undefined;
  if (data.byteLength !== VIEW_HEAD + count * ID_BYTES) return undefined;
  const side = (at: number) => data.getInt32(8 + at * 4, true) / PER_DEGREE;
  const [west, south, east, north] = [side(0), side(1), side(2), side(3)];
  if (!isLng(west) || !isLng(east) || !isLat(south) || !isLat(north) || south > north) return undefined;
  const chosen: string[] = [];
  for (let at = 0; at < count; at++) chosen.push(String(data.getBigUint64(VIEW_HEAD + at * ID_BYTES, true)));
  return { kind: 'view', view, zoom, box: [west, south, east, north], chosen };
}

const isLng = (degrees: number) => Math.abs(degrees) <= 180;
const isLat = (degrees: number) => Math.abs(degrees) <= 90;
