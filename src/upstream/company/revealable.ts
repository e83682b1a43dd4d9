import { and, eq } from 'drizzle-orm';
import { company as entity } from '../../contract/company.ts';
import type { Revealable } from '../core/audit/revealable.ts';
import { company } from '../domain/fleet/tables.ts';

/** The number of a company's contact, for who sees the company in its list. */
export const revealableCompany: Revealable = {
  objectType: 'company',
  fields: ['contactMobile'],
  may: entity.calls.list.may,
  read: async (db, id, scope) => {
    const [found] = await db
      .select({ name: company.companyName, contactMobile: company.contactMobile })
      .from(company)
      .where(and(eq(company.id, id), scope.byArea(company.addressType)));
    return found && { name: found.name, values: { contactMobile: found.contactMobile } };
  },
};
