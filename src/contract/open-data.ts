/**
 * Accounts of other machines. 开放数据账号 open-data account · 应用标识 app key · 密钥 secret · 白名单 address list ·
 * 每秒上限 limit a second
 */
import * as z from 'zod/mini';
import { entity } from './grammar/entity.ts';
import { OPEN_SCOPES } from './grammar/open-scopes.ts';
import { EpochMs, Flag, filledLine, line } from './grammar/wire.ts';

/** 1 they push by HTTP, 2 they fetch by HTTP, 3 JT/T 809, 4 Kafka. */
export const OPEN_PROTOCOLS = [1, 2, 3, 4] as const;

const Protocol = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** One address, or a block of them as `10.8.0.0/16`. */
export const AddressBlock = z.string().check(z.trim(), z.maxLength(50), z.refine(isAddressBlock));

const Endpoint = z.string().check(z.trim(), z.maxLength(300), z.refine(isEndpoint));

const input = {
  name: filledLine(60),
  protocol: Protocol,
  /** Empty: from anywhere. */
  ipWhitelist: z.array(AddressBlock).check(z.maxLength(50)),
  scopes: z.array(z.enum(OPEN_SCOPES)),
  /** Source code of the positions they deliver, as 4501001. */
  dataFrom: z.optional(z.nullable(line(20))),
  endpoint: z.optional(z.nullable(Endpoint)),
  /** Requests a second. */
  qps: z.int().check(z.gte(1), z.lte(1000)),
  /** Requests a day, in Asia/Shanghai; null without a limit. */
  dailyLimit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000_000)))),
  state: Flag,
  expireOn: z.optional(z.nullable(EpochMs)),
  remark: z.optional(z.nullable(line(200))),
};

export const openDataAccount = entity('openDataAccount', {
  resource: 'system-manage/open-data-account',
  fields: {
    name: z.string(),
    appKey: z.string(),
    protocol: Protocol,
    ipWhitelist: z.array(z.string()),
    scopes: z.array(z.string()),
    dataFrom: z.nullable(z.string()),
    endpoint: z.nullable(z.string()),
    qps: z.int(),
    dailyLimit: z.nullable(z.int()),
    state: Flag,
    expireOn: z.nullable(EpochMs),
    /** When the secret was drawn. */
    secretOn: EpochMs,
    /** Until when the one before is good; null where it no longer is. */
    oldSecretUntil: z.nullable(EpochMs),
    /** Of the last request that was let in. */
    lastTime: z.nullable(EpochMs),
    todayCount: z.int(),
    /** Refused today. */
    errorCount: z.int(),
  },
  input,
  equals: { scopes: z.enum(OPEN_SCOPES), protocol: Protocol, state: Flag },
  filters: { name: 'text', appKey: 'text', dataFrom: 'text', expireOn: 'time' },
  /** Drawn by the server, and shown this once. */
  once: { secret: z.string() },
  searches: ['name', 'appKey'],
  sorts: ['name', 'protocol', 'qps', 'state', 'expireOn', 'createdOn'],
  may: {
    read: 'systemmgr',
    add: 'systemmgr:config',
    edit: 'systemmgr:config',
    remove: 'systemmgr:config',
    export: 'systemmgr',
  },
});
export type OpenDataAccount = z.output<typeof openDataAccount.Row>;

const BITS = { 4: 32, 6: 128 } as const;

function isAddressBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = familyOf(address);
  if (!family || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[family]);
}

/** Judged by the parser of addresses, which both sides have. */
function familyOf(address: string): 4 | 6 | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) {
    return address.split('.').every(part => Number(part) <= 255) ? 4 : undefined;
  }
  return /^[\da-f:.]+$/i.test(address) && address.includes(':') && URL.canParse(`http://[${address}]`)
    ? 6
    : undefined;
}

function isEndpoint(text: string): boolean {
  return URL.canParse(text) && /^(?:https?|tcp|kafka):$/.test(new URL(text).protocol);
}
