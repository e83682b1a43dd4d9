/**
 * The dictionary of a stream of positions as bytes: for each vehicle its number on the connection, its ids and its
 * plate. Numbers are LEB128: seven bits a byte, the lowest first.
 */
import { LARGEST_INDEX } from './stream.ts';

/** What stands behind a number; said once on a connection, before or with the first sight. */
export interface VehicleWord {
  index: number;
  vehicleId: string;
  companyId: string | null;
  dataFrom: number;
  plateNumber: string;
}

const LARGEST_ID = 2n ** 64n - 1n;

/** Throws RangeError for what is no id, and for a plate of more than 255 bytes. */
export function wordBytes(word: VehicleWord): Uint8Array {
  const plate = new TextEncoder().encode(word.plateNumber);
  if (plate.length > 0xff) throw new RangeError('PLATE');
  const { index, vehicleId, companyId, dataFrom } = word;
  return Uint8Array.of(
    ...numberBytes(BigInt(index)),
    ...numberBytes(BigInt(vehicleId)),
    // no record has the id 0
    ...numberBytes(BigInt(companyId ?? 0)),
    ...numberBytes(BigInt(dataFrom)),
    plate.length,
    ...plate,
  );
}

/** Undefined unless the bytes are exactly so many words. */
export function readWords(bytes: Uint8Array, count: number): VehicleWord[] | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true });
  const words: VehicleWord[] = [];
  const reader = new NumberReader(bytes);
  while (words.length < count) {
    const [index, vehicle, company, from] = [reader.next(), reader.next(), reader.next(), reader.next()];
    const plate = reader.take(bytes[reader.at++] ?? Number.POSITIVE_INFINITY);
    if (index === undefined || vehicle === undefined || company === undefined || from === undefined || !plate)
      return undefined;
    if (index > LARGEST_INDEX || from > Number.MAX_SAFE_INTEGER) return undefined;
    words.push({
      index: Number(index),
      vehicleId: String(vehicle),
      companyId: company === 0n ? null : String(company),
      dataFrom: Number(from),
      plateNumber: text.decode(plate),
    });
  }
  return reader.at === bytes.length ? words : undefined;
}

function numberBytes(value: bigint): number[] {
  if (value < 0n || value > LARGEST_ID) throw new RangeError('ID');
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7n) {
    const low = Number(rest & 0x7fn);
    if (rest < 0x80n) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

class NumberReader {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  /** Undefined where the bytes end before the number does, and for more than 64 bits. */
  next(): bigint | undefined {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) return undefined;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value <= LARGEST_ID ? value : undefined;
    }
    return undefined;
  }

  take(length: number): Uint8Array | undefined {
    if (this.at + length > this.bytes.length) return undefined;
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}
