/** Alarms that terminals and gateways raise. */
import type { AlarmReport, alarmDoorCalls } from '../../contract/alarm.ts';
import type { Change, Clock, Db, Handlers } from '../core/context.ts';
import { judgeEach, takeInTurn } from '../core/open-door/judging.ts';
import type { OpenAccount } from '../core/open-door/tables.ts';
import type { FleetRegister } from '../core/positions/register.ts';
import { toWgs84 } from '../core/positions/wgs84.ts';
import { checkReportedTime, EVENT_BACK_MS } from '../core/reported-time.ts';
import { completePlate } from '../domain/fleet/complete-plate.ts';
import { raise } from './raising.ts';

interface Taking {
  db: Db;
  clock: Clock;
  account: OpenAccount;
  changed(change: Change): void;
}

export function alarmDoorHandlers({ register }: { register: FleetRegister }) {
  const check = ({ alarmTime }: AlarmReport, clock: Clock) =>
    checkReportedTime(alarmTime, 'alarmTime', { now: clock(), backMs: EVENT_BACK_MS });

  async function take({ db, clock, account, changed }: Taking, report: AlarmReport) {
    const { plateNumber, lng, lat, coordType, ...said } = report;
    const vehicle = register.byPlate(await completePlate(db, plateNumber));
    if (!vehicle) return { outcome: 'unknown' as const, id: null };
    const place = lng === undefined || lat === undefined ? undefined : toWgs84({ lng, lat }, coordType ?? 1);
    return raise(
      { db, clock, changed },
      { ...said, vehicle, lng: place?.lng ?? null, lat: place?.lat ?? null, raisedBy: account.appKey },
    );
  }

  return {
    raiseAlarm: async context => {
      check(context.body, context.clock);
      return take(context, context.body);
    },

    raiseAlarms: async context => {
      const answers = await judgeEach(
        context.body.reports,
        report => check(report, context.clock),
        passed => takeInTurn(context.db, passed, (db, report) => take({ ...context, db }, report)),
      );
      return answers.map(answer => ({ id: null, ...answer }));
    },
  } satisfies Handlers<typeof alarmDoorCalls>;
}
