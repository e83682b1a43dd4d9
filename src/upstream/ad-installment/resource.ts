import { eq, inArray, max, sql } from 'drizzle-orm';
import { adInstallment } from '../../contract/ad-installment.ts';
import type { Served } from '../core/generic/served.ts';
import { bookedIn } from '../domain/advertising/bookings.ts';
import {
  adCustomerTable as customer,
  adInstallmentTable as installment,
  adProjectTable as project,
} from '../domain/advertising/tables.ts';

export const served: Served = {
  resource: adInstallment,
  table: installment,
  rules: {
    filters: {
      customerId: (id: string) =>
        sql`${installment.projectId} in (select ${project.id} from ${project} where ${project.customerId} = ${id})`,
    },
    async onCreate({ db }, values) {
      const projectId = String(values.projectId);
      // two of one project do not take the same number
      await db.select({ id: project.id }).from(project).where(eq(project.id, projectId)).for('update');
      const [last] = await db
        .select({ number: max(installment.installmentNo) })
        .from(installment)
        .where(eq(installment.projectId, projectId));
      return { written: { ...values, installmentNo: (last?.number ?? 0) + 1 } };
    },
    async joined({ db }, rows) {
      const ids = rows.map(({ id }) => id);
      const customers = await db
        .select({ id: installment.id, customerId: customer.id, customerName: customer.customerName })
        .from(installment)
        .innerJoin(project, eq(project.id, installment.projectId))
        .innerJoin(customer, eq(customer.id, project.customerId))
        .where(inArray(installment.id, ids));
      const booked = await bookedIn(db, ids);
      return rows.map(row => ({
        ...row,
        ...customers.find(({ id }) => id === row.id),
        ...booked(row.id),
      }));
    },
  },
};
