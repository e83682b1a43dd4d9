/** Alarms as terminals raise them. */
import type { AlarmType } from '../../src/contract/alarm.ts';
import { raise } from '../../src/upstream/alarm/raising.ts';
import type { Upstream } from './upstream.ts';

interface About {
  alarmType?: AlarmType;
  /** How many vehicles back from the last of the register; an alarm of the same vehicle and type may be the same alarm. */
  vehicleFromLast?: number;
}

/** Raised at this moment of the real clock; without a type an SOS. */
export async function anAlarm(
  { fleet, store }: Upstream,
  { alarmType = 1, vehicleFromLast = 0 }: About = {},
): Promise<{ id: string; plateNumber: string }> {
  const clock = Date.now;
  await fleet.register.refresh();
  const vehicle = [...fleet.register.all()].at(-1 - vehicleFromLast);
  if (!vehicle) throw new Error('no vehicle');
  const { id } = await store.db.transaction(db =>
    raise(
      { db: db as never, clock, changed: () => {} },
      { vehicle, alarmType, lng: 108.37, lat: 22.82, address: '民族大道', alarmTime: clock() },
    ),
  );
  return { id, plateNumber: vehicle.plateNumber };
}
