/**
 * Accounts of other machines. 开放数据账号 open-data account · 应用标识 app key · 密钥 secret · 白名单 address list ·
 * 每秒上限 limit a second
 */
import * as z from 'zod/mini';
import { choice, choices, flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { code, note, text, texts } from './grammar/kinds/text.ts';
import { day, moment } from './grammar/kinds/time.ts';
import { OPEN_SCOPES } from './grammar/open-scopes.ts';
import { resource } from './grammar/resource.ts';

/** 1 they push by HTTP, 2 they fetch by HTTP, 3 JT/T 809, 4 Kafka. */
export const OPEN_PROTOCOLS = [1, 2, 3, 4] as const;

/** One address, or a block of them as `10.8.0.0/16`. */
export const AddressBlock = z.string().check(z.trim(), z.maxLength(50), z.refine(isAddressBlock));

const Endpoint = z.string().check(z.trim(), z.maxLength(300), z.refine(isEndpoint));

export const openDataAccount = resource('openDataAccount', {
  path: 'system-manage/open-data-account',
  fields: {
    name: text(60).required().search(),
    protocol: choice(OPEN_PROTOCOLS).required().initially(1),
    /** Empty: from anywhere. */
    ipWhitelist: texts(AddressBlock, 50).required(),
    scopes: choices(OPEN_SCOPES).required(),
    /** Source code of the positions they deliver, as 4501001. */
    dataFrom: text(20),
    endpoint: text(300).valid(Endpoint),
    /** Requests a second. */
    qps: count({ min: 1, max: 1000 }).required().initially(50),
    /** Requests a day, in Asia/Shanghai; null without a limit. */
    dailyLimit: count({ min: 1, max: 100_000_000 }),
    state: flag().required().initially(1).status({ 1: 'ok', 0: 'off' }),
    expireOn: day(),
    remark: note(200),
    appKey: code(40).filled().readOnly().search(),
    /** When the secret was drawn. */
    secretOn: moment().filled().readOnly(),
    /** Until when the one before is good; null where it no longer is. */
    oldSecretUntil: moment().readOnly(),
    /** Of the last request that was let in. */
    lastTime: moment().derived(),
    todayCount: count().filled().derived(),
    /** Refused today. */
    errorCount: count().filled().derived(),
  },
  equals: ['scopes', 'protocol', 'state'],
  filters: ['name', 'appKey', 'dataFrom', 'expireOn'],
  /** Drawn by the server, and shown this once. */
  once: { secret: z.string() },
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
