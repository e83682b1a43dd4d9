/** Companies that operate vehicles. 公司 company · 简称 short name · 经营许可证 operating licence · 联系人 contact */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { entity } from './grammar/entity.ts';
import { Mobile } from './grammar/validators.ts';
import { EpochMs, Flag, filledLine, Id, line, masked } from './grammar/wire.ts';

const input = {
  companyName: filledLine(60),
  shortName: z.optional(z.nullable(line(20))),
  /** Of the dictionary `area`; vehicles and drivers of the company lie there too, unless they have one of their own. */
  addressType: filledLine(40),
  licenseNo: z.optional(z.nullable(line(40))),
  licenseExpire: z.optional(z.nullable(EpochMs)),
  address: z.optional(z.nullable(line(120))),
  contactName: z.optional(z.nullable(line(40))),
  contactMobile: z.optional(z.nullable(Mobile)),
  state: z.optional(Flag),
  remark: z.optional(z.nullable(line(200))),
};

export const company = entity('company', {
  resource: 'vehicle-manage/company',
  fields: {
    companyName: z.string(),
    shortName: z.nullable(z.string()),
    addressType: z.string(),
    licenseNo: z.nullable(z.string()),
    licenseExpire: z.nullable(EpochMs),
    address: z.nullable(z.string()),
    contactName: z.nullable(z.string()),
    contactMobile: z.nullable(masked('mobile')),
    state: Flag,
    /** Scrapped ones too: what refers to a company keeps it. */
    vehicleCount: z.int(),
    driverCount: z.int(),
  },
  input,
  equals: { addressType: line(40), state: Flag },
  filters: { companyName: 'text', licenseNo: 'text', contactName: 'text', licenseExpire: 'time' },
  searches: ['companyName', 'shortName', 'licenseNo'],
  sorts: ['companyName', 'addressType', 'licenseExpire', 'state', 'createdOn'],
  may: {
    read: 'vehiclemgr',
    add: 'vehiclemgr:edit',
    edit: 'vehiclemgr:edit',
    remove: 'vehiclemgr:edit',
    export: 'vehiclemgr',
  },
  isImportable: true,
  unique: ['companyName'],
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED'],
  area: 'addressType',
});
export type Company = z.output<typeof company.Row>;

/** A company as everybody may know it: without the people behind it. */
const known = {
  id: Id,
  companyName: z.string(),
  shortName: z.nullable(z.string()),
  addressType: z.string(),
  state: Flag,
};

export const KnownCompany = z.object(known);
export type KnownCompany = z.output<typeof KnownCompany>;

export const companyCalls = room('company', {
  /** All of them, by name; found by pinyin, initials and short name too. */
  companies: call('GET', '/api/admin/companies', {
    query: z.object({ keyword: z.optional(line(40)) }),
    data: z.array(KnownCompany),
    may: 'signed-in',
    scope: 'areas',
  }),
  oneCompany: call('GET', '/api/admin/company', {
    query: z.object({ companyId: Id }),
    data: z.object({
      ...known,
      licenseNo: z.nullable(z.string()),
      licenseExpire: z.nullable(EpochMs),
      address: z.nullable(z.string()),
      vehicleCount: z.int(),
      driverCount: z.int(),
    }),
    may: 'signed-in',
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
});
