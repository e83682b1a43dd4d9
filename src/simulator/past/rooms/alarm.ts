/** Alarms of the last days, each handled by somebody: what waits, terminals and samples raise. */
import { type AlarmType, CLOSED, FALSE_ALARM, levelOf, SOS, SOS_ANSWER_MS } from '../../../contract/alarm.ts';
import { alarmLog, alarmTable } from '../../../upstream/alarm/tables.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { type PastDay, timesOn } from '../frame/days.ts';
import { addRows, takeIds } from '../frame/many-rows.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import { type Duty, oneOf } from '../frame/town.ts';

/** Who drives is who is on shift. */
export const after = ['shift'];

const ORDERS_AN_ALARM = 60;
const MONITOR_ROLE = '4';
const SECOND_MS = 1_000;
const FALSE_ALARMS = 0.12;
/** How often each, its results with what is said, kilometres an hour. */
const KINDS: readonly {
  type: AlarmType;
  share: number;
  speed: readonly [number, number];
  ends: readonly (readonly [result: 1 | 3 | 4 | 5, remark: string])[];
}[] = [
  {
    type: 2,
    share: 0.34,
    speed: [72, 104],
    ends: [
      [1, '已电话提醒司机减速'],
      [1, '已提醒，司机承认超速'],
    ],
  },
  {
    type: 3,
    share: 0.16,
    speed: [35, 70],
    ends: [
      [1, '已提醒司机就近休息'],
      [1, '司机已停车休息'],
    ],
  },
  {
    type: 4,
    share: 0.1,
    speed: [50, 90],
    ends: [
      [4, '送客出城，已登记'],
      [4, '核实为长途订单'],
    ],
  },
  {
    type: 10,
    share: 0.16,
    speed: [0, 0],
    ends: [
      [1, '司机在车上休息，已劝离'],
      [4, '排队候客，情况正常'],
    ],
  },
  {
    type: 6,
    share: 0.1,
    speed: [0, 30],
    ends: [
      [5, '更换电源线'],
      [5, '车辆断电保养，已恢复'],
    ],
  },
  {
    type: 7,
    share: 0.08,
    speed: [0, 45],
    ends: [
      [5, '更换天线'],
      [4, '地下车库，信号已恢复'],
    ],
  },
  { type: 8, share: 0.02, speed: [10, 45], ends: [[3, '追尾，无人受伤，已派拖车']] },
  {
    type: 1,
    share: 0.04,
    speed: [0, 40],
    ends: [
      [4, '电话核实安全'],
      [1, '乘客争执，已调解'],
    ],
  },
];
const MISTAKE = '误触，核实安全';

export const past: RoomPast = {
  async records(context) {
    const { db, recordDays, town } = context;
    const rows: AlarmRow[] = [];
    for (const day of recordDays) {
      const duties = await town.dutiesWithin(day.begin, day.until);
      rows.push(...alarmsOn(context, { day, duties }, context.chance(`alarms ${day.daysAgo}`)));
    }
    const ids = await takeIds(db, alarmTable, rows.length);
    await addRows(
      db,
      alarmTable,
      rows.map((row, at) => ({ ...row, id: ids[at] ?? '' })),
    );
    await addRows(
      db,
      alarmLog,
      rows.flatMap((row, at) => logOf(row, ids[at] ?? '')),
    );
  },
};

type AlarmRow = typeof alarmTable.$inferInsert;

interface Watched {
  day: PastDay;
  duties: readonly Duty[];
}

function alarmsOn(context: PastContext, { day, duties }: Watched, chance: Stream): AlarmRow[] {
  return timesOn(day, context.ordersADay / ORDERS_AN_ALARM, chance).flatMap(alarmTime => {
    const atWork = duties.filter(({ beganOn, endedOn }) => beganOn <= alarmTime && endedOn > alarmTime);
    const kind = kindOf(chance);
    const acknowledgedOn = alarmTime + Math.round(secondsUntilSeen(kind.type, chance) * SECOND_MS);
    const handleTime = acknowledgedOn + Math.round(chance.between(60, 900) * SECOND_MS);
    if (atWork.length === 0 || handleTime >= context.now) return [];
    return [
      alarmRow(context, { duty: oneOf(atWork, chance), kind, alarmTime, acknowledgedOn, handleTime }, chance),
    ];
  });
}

interface Raised {
  duty: Duty;
  kind: (typeof KINDS)[number];
  alarmTime: number;
  acknowledgedOn: number;
  handleTime: number;
}

function alarmRow(
  { town, spell }: PastContext,
  { duty, kind, alarmTime, acknowledgedOn, handleTime }: Raised,
  chance: Stream,
): AlarmRow {
  const isMistake = chance.happens(FALSE_ALARMS);
  const [result, remark] = oneOf(kind.ends, chance);
  const handler = oneOf(town.staff(MONITOR_ROLE), chance);
  const { name, lng, lat } = oneOf(town.places.get(duty.addressType) ?? [], chance);
  const receiveCount = 1 + Math.floor(chance.wait(2));
  return {
    alarmType: kind.type,
    level: levelOf(kind.type),
    state: isMistake ? FALSE_ALARM : CLOSED,
    vehicleId: duty.vehicleId,
    plateNumber: duty.plateNumber,
    companyName: duty.companyName,
    addressType: duty.addressType,
    driverId: duty.driverId,
    driverName: duty.driverName,
    driverMobile: duty.driverMobile,
    lng,
    lat,
    address: name,
    speed: Math.round(chance.between(...kind.speed)),
    alarmTime,
    lastTime: Math.min(alarmTime + (receiveCount - 1) * REPEATED_MS, handleTime),
    receiveCount,
    handleUserId: handler.id,
    handleUser: handler.name,
    handleResult: isMistake ? null : result,
    handleRemark: isMistake ? MISTAKE : remark,
    acknowledgedOn,
    handleTime,
    searchKey: spell(duty.plateNumber, duty.driverName),
    createdOn: alarmTime,
    updatedOn: handleTime,
    updatedBy: handler.name,
    version: 3,
  };
}

const REPEATED_MS = 20_000;

/** An SOS is taken in hand before it goes to everybody. */
const secondsUntilSeen = (type: AlarmType, chance: Stream) =>
  type === SOS ? chance.between(6, SOS_ANSWER_MS / SECOND_MS - 8) : chance.between(15, 400);

function kindOf(chance: Stream): (typeof KINDS)[number] {
  let drawn = chance.next();
  for (const kind of KINDS) {
    drawn -= kind.share;
    if (drawn < 0) return kind;
  }
  return oneOf(KINDS, chance);
}

function logOf(row: AlarmRow, alarmId: string): (typeof alarmLog.$inferInsert)[] {
  const { alarmTime, acknowledgedOn, handleTime, handleUser, handleRemark, state } = row;
  const by = { alarmId, operatorName: handleUser ?? null, content: null };
  return [
    { alarmId, action: 'raise', operatorName: null, content: null, createdOn: alarmTime },
    { ...by, action: 'acknowledge', createdOn: acknowledgedOn ?? alarmTime },
    {
      ...by,
      action: state === FALSE_ALARM ? 'dismiss' : 'close',
      content: handleRemark ?? null,
      createdOn: handleTime ?? alarmTime,
    },
  ];
}
