/** An operator's own map service: pictures by number, one PMTiles file, and a style. Each picture is of one colour. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

export interface TileServer {
  url: string;
  /** Paths that were asked for. */
  heard: string[];
  close(): Promise<void>;
}

export type Rgb = readonly [number, number, number];

const SIDE = 256;

export async function tileServer(colour: Rgb): Promise<TileServer> {
  const heard: string[] = [];
  const picture = png(colour);
  const archive = pmtiles(picture);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://tiles');
    heard.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'range');
    response.setHeader('access-control-expose-headers', 'content-range, etag');
    if (request.method === 'OPTIONS') return response.end();
    if (pathname.startsWith('/tiles/'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    if (pathname === '/style.json')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          version: 8,
          sources: {},
          layers: [{ id: 'all', type: 'background', paint: { 'background-color': `rgb(${colour})` } }],
        }),
      );
    if (pathname !== '/city.pmtiles') return response.writeHead(404).end();
    const [first = 0, last = archive.length - 1] = (request.headers.range ?? '')
      .replace('bytes=', '')
      .split('-')
      .map(Number);
    const part = archive.subarray(first, last + 1);
    const range = `bytes ${first}-${first + part.length - 1}/${archive.length}`;
    response.writeHead(206, { 'content-range': range, 'content-type': 'application/octet-stream' }).end(part);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Source: PNG (third edition), 8 bits of truecolour, one filter byte to a line. */
function png(colour: Rgb): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 2], 8);
  const line = Buffer.from([0, ...Array.from({ length: SIDE }, () => colour).flat()]);
  const lines = Buffer.concat(Array.from({ length: SIDE }, () => line));
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PMTILES_HEADER = 127;
const UNCOMPRESSED = 1;
const PNG_TILES = 2;

/** The whole world in one picture. Source: PMTiles specification, version 3. */
function pmtiles(picture: Buffer): Buffer {
  // one entry: number 0, once, so long, at the beginning
  const directory = Buffer.from([1, 0, 1, ...varint(picture.length), 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(PMTILES_HEADER);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  const [directoryAt, metadataAt] = [PMTILES_HEADER, PMTILES_HEADER + directory.length];
  const dataAt = metadataAt + metadata.length;
  const places = [
    directoryAt,
    directory.length,
    metadataAt,
    metadata.length,
    dataAt,
    0,
    dataAt,
    picture.length,
  ];
  for (const [at, value] of [...places, 1, 1, 1].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, PNG_TILES, 0, 0], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + at * 4);
  return Buffer.concat([header, directory, metadata, picture]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
