import { and, asc, eq } from 'drizzle-orm';
import type { companyCalls } from '../../contract/company-calls.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { contains, ifGiven } from '../core/paging.ts';
import { company } from '../domain/fleet/tables.ts';
import { fleetOf } from './rules.ts';

const known = {
  id: company.id,
  companyName: company.companyName,
  shortName: company.shortName,
  addressType: company.addressType,
  state: company.state,
};

export const companyHandlers = {
  companies: ({ db, query, scope }) =>
    db
      .select(known)
      .from(company)
      .where(
        and(
          scope.byArea(company.addressType),
          ifGiven(query.keyword, text => contains(company.searchKey, text)),
        ),
      )
      .orderBy(asc(company.searchKey), asc(company.id)),

  oneCompany: async ({ db, query, scope }) => {
    const [found] = await db
      .select({
        ...known,
        licenseNo: company.licenseNo,
        licenseExpire: company.licenseExpire,
        address: company.address,
      })
      .from(company)
      .where(and(eq(company.id, query.companyId), scope.byArea(company.addressType)));
    if (!found) throw new Failure('NOT_FOUND');
    const fleet = (await fleetOf(db, [found.id])).get(found.id);
    return { ...found, vehicleCount: fleet?.vehicles ?? 0, driverCount: fleet?.drivers ?? 0 };
  },
} satisfies Handlers<typeof companyCalls>;
