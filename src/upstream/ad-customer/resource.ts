import { inArray, ne, sql } from 'drizzle-orm';
import { adCustomer } from '../../contract/ad-customer.ts';
import { PROJECT_CANCELLED } from '../../contract/ad-project.ts';
import type { Served } from '../core/generic/served.ts';
import { adCustomerTable, adProjectTable as project } from '../domain/advertising/tables.ts';

export const served: Served = {
  resource: adCustomer,
  table: adCustomerTable,
  rules: {
    async joined({ db }, rows) {
      const sums = await db
        .select({
          customerId: project.customerId,
          totalVehicles: sql`coalesce(sum(${project.planVehicles}), 0)`.mapWith(Number),
          totalAmount: sql`coalesce(sum(${project.contractAmount}), 0)`.mapWith(Number),
        })
        .from(project)
        .where(
          sql`${inArray(
            project.customerId,
            rows.map(({ id }) => id),
          )} and ${ne(project.state, PROJECT_CANCELLED)}`,
        )
        .groupBy(project.customerId);
      const byCustomer = new Map(sums.map(({ customerId, ...totals }) => [customerId, totals]));
      return rows.map(row => ({ ...row, ...(byCustomer.get(row.id) ?? NOTHING) }));
    },
  },
};

const NOTHING = { totalVehicles: 0, totalAmount: 0 };
