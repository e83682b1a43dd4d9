/** Alarms that terminals and gateways raise. */

import type { alarmDoorCalls } from '../../contract/alarm.ts';
import type { Handlers } from '../core/context.ts';
import type { FleetRegister } from '../core/positions/register.ts';
import { toWgs84 } from '../core/positions/wgs84.ts';
import { checkReportedTime, EVENT_BACK_MS } from '../core/reported-time.ts';
import { plateAsked } from '../domain/fleet/plate-asked.ts';
import { raise } from './raising.ts';

export const alarmDoorHandlers = ({ register }: { register: FleetRegister }) =>
  ({
    raiseAlarm: async ({ db, clock, body, changed }) => {
      checkReportedTime(body.alarmTime, 'alarmTime', { now: clock(), backMs: EVENT_BACK_MS });
      const vehicle = register.byPlate(await plateAsked(db, body.plateNumber));
      if (!vehicle) return { outcome: 'unknown', id: null };
      const { plateNumber: _plateNumber, lng, lat, coordType, ...said } = body;
      const place =
        lng === undefined || lat === undefined ? undefined : toWgs84({ lng, lat }, coordType ?? 1);
      return raise(
        { db, clock, changed },
        {
          ...said,
          vehicle,
          lng: place?.lng ?? null,
          lat: place?.lat ?? null,
        },
      );
    },
  }) satisfies Handlers<typeof alarmDoorCalls>;
