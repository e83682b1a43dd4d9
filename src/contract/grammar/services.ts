/** Which of an operator's services answers a call, and how patient its client is: told by the path alone. */
import type { Client } from './call.ts';

export const SERVICES = ['main', 'map', 'ad', 'machine'] as const;
export type Service = (typeof SERVICES)[number];

/** All that is asked of an upstream lies under it. */
export const API_PREFIX = '/api/';

export const SOCKET_PATH = '/api/admin/webSocket';

/** This project's own: where the fleet is seen to move, see `position-stream.ts`. */
export const POSITION_STREAM_PATH = '/api/admin/positions/stream';

/** The first that fits decides; what fits none is the main service's. */
const SERVICE_OF: readonly (readonly [RegExp, Service])[] = [
  [/^\/api\/gis\//, 'map'],
  [/^\/api\/ad\/mach\//, 'machine'],
  [/^\/api\/admin\/vehicle\/list$/, 'machine'],
  [/^\/api\/ad\//, 'ad'],
];

const CLIENT_OF: readonly (readonly [RegExp, Client])[] = [
  [/^\/api\/gis\//, 'map'],
  [/^\/api\/ad\//, 'ad'],
  [/^\/api\/admin\/vehicle\/list$/, 'shell'],
  [/^\/api\/admin\/call-record-count\//, 'callStatistics'],
];

/** @param path of the contract, without its query */
export const serviceOf = (path: string): Service =>
  SERVICE_OF.find(([pattern]) => pattern.test(path))?.[1] ?? 'main';

/** @param path of the contract, without its query */
export const clientOf = (path: string): Client =>
  CLIENT_OF.find(([pattern]) => pattern.test(path))?.[1] ?? 'main';
