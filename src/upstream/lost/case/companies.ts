/** Whose vehicle it was in which something was lost. */
import { eq, type SQL, sql } from 'drizzle-orm';
import { company, vehicle } from '../../domain/fleet/tables.ts';
import { lostOrderTable as table } from '../../domain/lost/tables.ts';

/** Of the vehicle that was matched, else the one that the owner remembers; null where neither is known. */
export const companyOfCase = sql<string | null>`coalesce((
  select ${company.companyName} from ${vehicle} join ${company} on ${eq(company.id, vehicle.companyId)}
  where ${vehicle.plateNumber} = ${table.matchPlateNumber} limit 1
), ${table.companyName})`;

export const isOfCompany = (name: string): SQL => eq(companyOfCase, name);
