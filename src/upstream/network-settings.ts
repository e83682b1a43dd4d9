/** Settings that say where this server stands: what is in front of it, and what behind. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import type { Service } from '../contract/grammar/services.ts';
import type { CoordType } from '../contract/grammar/wire.ts';
import type { TrustedProxies } from './core/http/server.ts';

/** As `coordType` counts them. */
const COORDINATES = { wgs84: 1, gcj02: 2, bd09: 3 } as const satisfies Record<string, CoordType>;

const upstreamAddress = z.optional(z.string().check(z.refine(isServerAddress)));

export const networkSettings = {
  UPSTREAM_URL: upstreamAddress,
  MAP_UPSTREAM_URL: upstreamAddress,
  AD_UPSTREAM_URL: upstreamAddress,
  MACHINE_UPSTREAM_URL: upstreamAddress,
  MAP_COORDINATES: z._default(z.enum(['wgs84', 'gcj02', 'bd09']), 'gcj02'),
  BASE_PATH: z._default(z.string().check(z.refine(isBasePath)), '/'),
  TRUST_PROXY: z._default(z.string().check(z.refine(isTrust)), '0'),
};

export const SERVER_EXPECTED = 'an http or https address without user, query or fragment';

export const NETWORK_EXPECTED: Readonly<Record<keyof typeof networkSettings, string>> = {
  UPSTREAM_URL: SERVER_EXPECTED,
  MAP_UPSTREAM_URL: SERVER_EXPECTED,
  AD_UPSTREAM_URL: SERVER_EXPECTED,
  MACHINE_UPSTREAM_URL: SERVER_EXPECTED,
  MAP_COORDINATES: 'wgs84, gcj02 or bd09',
  BASE_PATH: 'a path as in /desk, not below /api or /assets',
  TRUST_PROXY: 'a number of proxies from 0 to 9, or addresses and networks separated by commas',
};

/** A service of one's own means nothing without the main one. */
export const MAIN_UPSTREAM = 'UPSTREAM_URL';
export const OTHER_UPSTREAMS = ['MAP_UPSTREAM_URL', 'AD_UPSTREAM_URL', 'MACHINE_UPSTREAM_URL'] as const;

export interface NetworkConfig {
  /** Set: an operator's own upstream answers the calls, and this server passes them on. */
  upstreams?: Readonly<Record<Service, URL>>;
  /** Of positions of the operator's own upstream that do not say in which system they are. */
  mapCoordType: CoordType;
  /** Empty, or `/desk`. */
  basePath: string;
  trustedProxies: TrustedProxies;
}

type Read = z.output<z.ZodMiniObject<typeof networkSettings>>;

export function networkOf(read: Read): NetworkConfig {
  const { UPSTREAM_URL: main, TRUST_PROXY: trust } = read;
  const upstream = (address: string | undefined) => new URL(address ?? main ?? '');
  return {
    ...(main && {
      upstreams: {
        main: upstream(main),
        map: upstream(read.MAP_UPSTREAM_URL),
        ad: upstream(read.AD_UPSTREAM_URL),
        machine: upstream(read.MACHINE_UPSTREAM_URL),
      },
    }),
    mapCoordType: COORDINATES[read.MAP_COORDINATES],
    basePath: read.BASE_PATH.replace(/\/$/, ''),
    trustedProxies: isCount(trust) ? Number(trust) || false : trust,
  };
}

export function isServerAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}

function isBasePath(text: string): boolean {
  // a proxy that strips the sub-path would leave what looks like it
  return text === '/' || (/^(?:\/[\w-]+)+\/?$/.test(text) && !/^\/(?:api|assets)(?:\/|$)/.test(text));
}

const isCount = (text: string) => /^\d$/.test(text);

/** Names of networks that the framework knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isTrust(text: string): boolean {
  return isCount(text) || text.split(',').every(part => isNetwork(part.trim()));
}

function isNetwork(part: string): boolean {
  if (NAMED.includes(part)) return true;
  const [address = '', bits, ...rest] = part.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}
