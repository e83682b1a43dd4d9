/** Companies by their names: apart from their records, which few lists need. */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Flag, Id, line } from './grammar/wire.ts';

/** A company as everybody may know it: without the people behind it. */
const known = {
  id: Id,
  companyName: z.string(),
  shortName: z.nullable(z.string()),
  addressType: z.string(),
  state: Flag,
};

export const CompanySummary = z.object(known);
export type CompanySummary = z.output<typeof CompanySummary>;

export const companyCalls = callGroup('company', {
  /** All of them, by name; found by pinyin, initials and short name too. */
  companies: call('GET', '/api/admin/companies', {
    query: z.object({ keyword: z.optional(line(40)) }),
    data: z.array(CompanySummary),
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
