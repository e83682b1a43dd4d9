/** Jobs of people that failed today, for who looks after the system: never whose they are. */
import { and, eq, gte, lt } from 'drizzle-orm';
import { adminUser } from '../core/identity/tables.ts';
import { job } from '../core/work/tables.ts';
import { type CountedFigure, hourOf, numberOfRows } from '../domain/day-figures/figure.ts';

const hour = hourOf(job.finishedOn);

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'job.failed',
    kind: 'total',
    unit: 'count',
    may: 'systemTool',
    rows: async (db, { from, to }, scope) => {
      const rows = await db
        .select({ hour, areaIds: adminUser.areaIds, count: numberOfRows })
        .from(job)
        .innerJoin(adminUser, eq(adminUser.id, job.ownerId))
        .where(
          and(
            eq(job.state, 'failed'),
            gte(job.finishedOn, from),
            lt(job.finishedOn, to),
            scope.bySubset(adminUser.areaIds),
          ),
        )
        .groupBy(hour, adminUser.areaIds);
      return rows.map(({ areaIds, ...row }) => ({ ...row, areaIds: areaIds ?? [], sum: row.count }));
    },
  },
];
