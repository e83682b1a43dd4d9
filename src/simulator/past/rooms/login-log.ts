/** Sign-ins of the days that the demonstration's own log does not reach back to. */
import { asc, eq } from 'drizzle-orm';
import { loginLog } from '../../../upstream/core/audit/tables.ts';
import { adminUser } from '../../../upstream/core/identity/tables.ts';
import { LOGIN_DAYS, loginHistory } from '../../demonstration/history.ts';
import { PAST_DAYS } from '../frame/days.ts';
import { addRows } from '../frame/many-rows.ts';
import type { RoomPast } from '../frame/room-past.ts';

export const past: RoomPast = {
  async rows({ db, now }) {
    const staff = await db.select().from(adminUser).where(eq(adminUser.state, 1)).orderBy(asc(adminUser.id));
    const people = staff.map(row => ({ ...row, ip: row.lastLoginIp ?? '10.8.0.1' }));
    await addRows(db, loginLog, loginHistory(people, now, { from: LOGIN_DAYS, to: PAST_DAYS }));
  },
};
