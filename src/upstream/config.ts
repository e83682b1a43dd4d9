/** The settings, read from the environment once; `.env.example` explains each. */
import * as z from 'zod/mini';

const flag = z.pipe(
  z._default(z.enum(['0', '1']), '0'),
  z.transform(value => value === '1'),
);

const settings = {
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  APP_TITLE: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), '南宁出租汽车调度台'),
  UPSTREAM_PLAIN: flag,
  TRUST_PROXY: flag,
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
};

/** What a wrong value is told. */
const EXPECTED: Readonly<Record<keyof typeof settings, string>> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or address',
  DATA_DIR: 'a folder',
  APP_TITLE: '1 to 60 characters',
  UPSTREAM_PLAIN: '0 or 1',
  TRUST_PROXY: '0 or 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

export interface Config {
  /** 0 takes a free one. */
  port: number;
  host: string;
  dataDir: string;
  appTitle: string;
  /** Behave as an operator's existing upstream: what the specification describes and nothing else. */
  isPlain: boolean;
  /** Whether a proxy in front sets the caller's address. */
  trustsProxy: boolean;
  logLevel: string;
}

/** Thrown at start only; the message is one line for the person who set the value. */
export class WrongSetting extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // a variable that is set to nothing counts as not set
  const given = Object.fromEntries(Object.keys(settings).map(name => [name, environment[name] || undefined]));
  const parsed = z.object(settings).safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof settings;
    throw new WrongSetting(`${name} must be ${EXPECTED[name]}, not "${given[name]}"`);
  }
  const read = parsed.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    appTitle: read.APP_TITLE,
    isPlain: read.UPSTREAM_PLAIN,
    trustsProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
  };
}

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
