/** The settings, read from the environment once; `.env.example` explains each. */
import path from 'node:path';
import * as z from 'zod/mini';
import { CITY_PROFILES, type CityProfile } from '../contract/city.ts';
import { LOG_LEVELS } from '../contract/properties.ts';
import { CITY_SEED } from '../simulator/city/profiles.ts';
import {
  ALERT_EXPECTED,
  ALERTS_TOGETHER,
  type AlertConfig,
  alertSettings,
  alertsOf,
} from './alert-settings.ts';
import { BACKUP_EXPECTED, type BackupConfig, backupOf, backupSettings } from './backup-settings.ts';
import type { DatabaseSettings } from './core/database/open.ts';
import { isLoopback } from './core/http/remote-request.ts';
import { GROUND_EXPECTED, type GroundConfig, groundOf, groundSettings } from './ground-settings.ts';
import { BASE_MAPS, MAP_EXPECTED, type MapConfig, mapOf, mapSettings } from './map-settings.ts';
import {
  MAIN_UPSTREAM,
  NETWORK_EXPECTED,
  type NetworkConfig,
  networkOf,
  networkSettings,
  OTHER_UPSTREAMS,
} from './network-settings.ts';
import { PORT_EXPECTED, PORTS_TOGETHER, type PortConfig, portSettings, portsOf } from './port-settings.ts';
import type { SingleSignOnSettings } from './single-sign-on/settings.ts';
import { SINGLE_SIGN_ON_EXPECTED, singleSignOnOf, singleSignOnSettings } from './single-sign-on-settings.ts';

const flag = z.pipe(
  z._default(z.enum(['0', '1']), '0'),
  z.transform(value => value === '1'),
);

const wholeNumber = (byDefault: number, lowest: number, highest: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(lowest), z.lte(highest)), byDefault);

const settings = {
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseAddress))),
  DATABASE_POOL: wholeNumber(10, 1, 1000),
  DATABASE_STATEMENT_SECONDS: wholeNumber(20, 1, 3600),
  DATABASE_WAIT_SECONDS: wholeNumber(30, 0, 3600),
  DRAIN_SECONDS: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(300))),
  REDIS_URL: z.optional(z.string().check(z.refine(isRedisAddress))),
  APP_TITLE: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), '南宁出租汽车调度台'),
  UPSTREAM_PLAIN: flag,
  ...networkSettings,
  ...singleSignOnSettings,
  ...mapSettings,
  ...groundSettings,
  CITY: z.optional(z.enum(['off', ...CITY_PROFILES])),
  CITY_SEED: wholeNumber(CITY_SEED, 1, 1_000_000),
  CITY_STARTS_AT: z.optional(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
  LOG_FORMAT: z._default(z.enum(['text', 'json']), 'text'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS), 'warn'),
  ...portSettings,
  ...backupSettings,
  ...alertSettings,
};

/** What a wrong value is told. */
const EXPECTED: Readonly<Record<keyof typeof settings, string>> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or address',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address as in postgres://user:password@host:5432/name',
  DATABASE_POOL: 'a whole number from 1 to 1000',
  DATABASE_STATEMENT_SECONDS: 'a whole number from 1 to 3600',
  DATABASE_WAIT_SECONDS: 'a whole number from 0 to 3600',
  DRAIN_SECONDS: 'a whole number from 0 to 300',
  REDIS_URL: 'an address as in redis://user:password@host:6379',
  APP_TITLE: '1 to 60 characters',
  UPSTREAM_PLAIN: '0 or 1',
  ...NETWORK_EXPECTED,
  ...SINGLE_SIGN_ON_EXPECTED,
  ...MAP_EXPECTED,
  ...GROUND_EXPECTED,
  CITY: `off, ${CITY_PROFILES.slice(0, -1).join(', ')} or ${CITY_PROFILES.at(-1)}`,
  CITY_SEED: 'a whole number from 1 to 1000000',
  CITY_STARTS_AT: 'a time of day as in 08:30',
  LOG_FORMAT: 'text or json',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  ...PORT_EXPECTED,
  ...BACKUP_EXPECTED,
  ...ALERT_EXPECTED,
};

/** Settings that say nothing without each other. */
const TOGETHER: readonly (readonly (keyof typeof settings)[])[] = [
  ...PORTS_TOGETHER,
  ...ALERTS_TOGETHER,
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
];

export interface Config
  extends DatabaseSettings,
    NetworkConfig,
    MapConfig,
    GroundConfig,
    PortConfig,
    BackupConfig,
    AlertConfig {
  /** Where people reach the console, if anybody has said so. */
  publicUrl?: string;
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** From the signal to stop until nothing more is taken. */
  drainMs: number;
  appTitle: string;
  /** Behave as an operator's existing upstream: what the specification describes and nothing else. */
  isPlain: boolean;
  logLevel: string;
  /** Of the lines about start and surroundings; everything else is JSON in any case. */
  logFormat: 'text' | 'json';
  /** Which city is simulated, if any. */
  city: CityProfile | undefined;
  citySeed: number;
  /** Minutes after midnight at which the city's day begins; unset: the time of day outside. */
  cityStartsAt?: number;
  /** Unset: processes hear of each other's positions through the database. */
  redisUrl?: string;
  /** Unset: passwords are the only way in. */
  singleSignOn?: SingleSignOnSettings;
}

/** Thrown at start only; the message is one line for the person who set the value. */
export class WrongSetting extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // a variable that is set to nothing counts as not set
  const given = Object.fromEntries(Object.keys(settings).map(name => [name, environment[name] || undefined]));
  const parsed = z.object(settings).safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof settings;
    // what is printed at start ends up in logs
    const told = /SECRET|URL|ENDPOINT|KEY|RECORDINGS|MAIL/.test(name) ? '' : `, not "${given[name]}"`;
    throw new WrongSetting(`${name} must be ${EXPECTED[name]}${told}`);
  }
  for (const names of TOGETHER) {
    const missing = names.filter(name => given[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      throw new WrongSetting(`${missing.join(', ')} must be set too: ${names.join(', ')} go together`);
    }
  }
  if (given.SWITCHBOARD_RECORDINGS !== undefined && given.SWITCHBOARD_URL === undefined)
    throw new WrongSetting(
      'SWITCHBOARD_URL must be set too: SWITCHBOARD_RECORDINGS says where its calls lie',
    );
  if (given.BACKUP_DIR !== undefined && isWithin(parsed.data.DATA_DIR, given.BACKUP_DIR))
    throw new WrongSetting(`BACKUP_DIR must be ${BACKUP_EXPECTED.BACKUP_DIR}`);
  const [one, other] = BASE_MAPS.filter(name => given[name] !== undefined);
  if (one && other) throw new WrongSetting(`${one} and ${other} cannot both be set: there is one base map`);
  const alone = OTHER_UPSTREAMS.find(name => given[name] !== undefined && given[MAIN_UPSTREAM] === undefined);
  if (alone) throw new WrongSetting(`${MAIN_UPSTREAM} must be set too: ${alone} says only where it differs`);
  const read = parsed.data;
  const network = networkOf(read);
  if (Object.values(network.upstreams ?? {}).some(upstream => leadsHere(upstream, read))) {
    throw new WrongSetting(
      'UPSTREAM_URL must lead to another server than this one: HOST and PORT are its own',
    );
  }
  const singleSignOn = singleSignOnOf(read, network.basePath);
  if (singleSignOn && read.PUBLIC_URL === undefined && !isLoopback(read.HOST)) {
    throw new WrongSetting('PUBLIC_URL must be set too: OIDC_ISSUER sends people back to it');
  }
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    databaseStatementMs: read.DATABASE_STATEMENT_SECONDS * 1000,
    databaseWaitMs: read.DATABASE_WAIT_SECONDS * 1000,
    drainMs: 1000 * (read.DRAIN_SECONDS ?? drainSecondsOf(read)),
    appTitle: read.APP_TITLE,
    isPlain: read.UPSTREAM_PLAIN,
    ...network,
    ...(read.REDIS_URL !== undefined && { redisUrl: read.REDIS_URL }),
    ...(singleSignOn && { singleSignOn }),
    logLevel: read.LOG_LEVEL,
    logFormat: read.LOG_FORMAT,
    city: cityOf(read),
    citySeed: read.CITY_SEED,
    ...(read.CITY_STARTS_AT !== undefined && { cityStartsAt: minutesOf(read.CITY_STARTS_AT) }),
    ...mapOf(read),
    ...groundOf(read),
    ...portsOf(read),
    ...backupOf(read),
    ...alertsOf(read),
    ...(read.PUBLIC_URL !== undefined && { publicUrl: read.PUBLIC_URL }),
  };
}

type Read = z.output<z.ZodMiniObject<typeof settings>>;

/** By another name or through a balancer it may lead here as well: that is seen once it has. */
function leadsHere({ hostname, port, protocol }: URL, { HOST, PORT }: Pick<Read, 'HOST' | 'PORT'>): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPort = PORT === Number(port || (protocol === 'https:' ? 443 : 80));
  return isPort && (host === HOST || isLoopback(host));
}

/** Where nobody says otherwise: with the embedded database, which is for trying, a town. */
function cityOf({ CITY, DATABASE_URL }: Read): CityProfile | undefined {
  const city = CITY ?? (DATABASE_URL === undefined ? 'town' : 'off');
  return city === 'off' ? undefined : city;
}

/** Who has a database of its own is alone: no balancer waits for a word. */
const drainSecondsOf = ({ DATABASE_URL, UPSTREAM_URL }: Read) => ((DATABASE_URL ?? UPSTREAM_URL) ? 5 : 0);

function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}

function isWithin(folder: string, other: string): boolean {
  const way = path.relative(path.resolve(folder), path.resolve(other));
  return !way.startsWith('..') && !path.isAbsolute(way);
}

function isDatabaseAddress(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
}

function isRedisAddress(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);
}

/**
 * Fails with WrongSetting where files that one process keeps could be missing at the others: whoever has several does
 * not notice before somebody opens a picture.
 */
export function checkStorage({ databaseUrl, s3, areFilesShared }: Config): void {
  if (databaseUrl === undefined || s3 || areFilesShared) return;
  throw new WrongSetting(
    'FILES_SHARED or S3_ENDPOINT must be set: with DATABASE_URL there may be several processes, and each keeps files ' +
      'in its own DATA_DIR/files. Set FILES_SHARED=1 where that is one folder for all, or there is one process only',
  );
}

/** Whether nobody but this machine can reach the console: a proxy brings in others, wherever the process listens. */
export const isLocalOnly = ({ host, trustedProxies }: Pick<Config, 'host' | 'trustedProxies'>) =>
  isLoopback(host) && trustedProxies === false;
