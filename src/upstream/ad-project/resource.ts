import { adProject } from '../../contract/ad-project.ts';
import type { Served } from '../core/generic/served.ts';
import { bookedFor } from '../domain/advertising/bookings.ts';
import { adProjectTable } from '../domain/advertising/tables.ts';

export const served: Served = {
  resource: adProject,
  table: adProjectTable,
  rules: {
    async joined({ db }, rows) {
      const booked = await bookedFor(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(row => {
        const { pastedCount: pastedVehicles, passedCount: passedVehicles } = booked(row.id);
        return { ...row, pastedVehicles, passedVehicles };
      });
    },
  },
};
