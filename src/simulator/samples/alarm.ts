/** Alarms of the last days, each handled in another way, and some that wait. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type AlarmType, IN_HAND, isOver, levelOf, NEW } from '../../contract/alarm.ts';
import { alarmLog, alarmTable } from '../../upstream/alarm/tables.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { company, driver, vehicle } from '../../upstream/domain/fleet/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const MINUTE_MS = 60_000;

/** Type, minutes ago, state, result, what was said, place, longitude, latitude, speed, how often. */
const ALARMS = [
  [2, 9, 0, null, null, '民族大道', 108.37, 22.816, 86, 4],
  [3, 26, 0, null, null, '白沙大道', 108.33, 22.79, 61, 2],
  [4, 51, 1, null, null, '吴圩机场高速', 108.22, 22.68, 74, 1],
  [10, 140, 2, 1, '司机在车上休息，已劝离', '朝阳广场', 108.316, 22.823, 0, 3],
  [2, 310, 2, 1, '已电话提醒司机', '快速环道', 108.36, 22.85, 92, 7],
  [6, 700, 2, 5, '更换电源线', '江南客运站', 108.268, 22.775, 0, 1],
  [1, 1_560, 3, null, '司机误触按钮，电话核实安全', '南宁东站', 108.414, 22.843, 12, 1],
  [8, 2_900, 2, 3, '追尾，无人受伤，已派拖车', '五象大道', 108.38, 22.76, 34, 1],
  [7, 4_300, 2, 5, '更换天线', '安吉大道', 108.29, 22.87, 40, 12],
] as const satisfies readonly (readonly [AlarmType, ...unknown[]])[];

export const samples: Samples = async ({ db, now, made }) => {
  const { createdBy: clerk } = made(0);
  const crews = await db
    .select({
      vehicleId: vehicle.id,
      plateNumber: vehicle.plateNumber,
      addressType: vehicle.addressType,
      companyName: company.companyName,
      driverId: driver.id,
      driverName: driver.name,
      driverMobile: driver.mobile,
    })
    .from(driver)
    .innerJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .leftJoin(company, eq(company.id, vehicle.companyId))
    .where(and(isNotNull(driver.vehicleId), eq(driver.state, 1)))
    .orderBy(asc(driver.id))
    .limit(ALARMS.length);
  for (const [index, one] of ALARMS.toReversed().entries()) {
    const [alarmType, minutes, state, handleResult, handleRemark, address, lng, lat, speed, receiveCount] =
      one;
    const crew = crews[index % Math.max(1, crews.length)];
    const alarmTime = now - minutes * MINUTE_MS;
    const acknowledgedOn = state === NEW ? null : alarmTime + 2 * MINUTE_MS;
    const handleTime = isOver(state) ? alarmTime + 11 * MINUTE_MS : null;
    const [row] = await db
      .insert(alarmTable)
      .values({
        alarmType,
        level: levelOf(alarmType),
        state,
        ...crew,
        address,
        lng,
        lat,
        speed,
        alarmTime,
        lastTime: alarmTime + (receiveCount - 1) * 20_000,
        receiveCount,
        handleResult,
        handleRemark,
        ...(state !== NEW && { handleUser: clerk }),
        acknowledgedOn,
        handleTime,
        searchKey: searchKey(crew?.plateNumber ?? '', crew?.driverName),
        createdOn: alarmTime,
        updatedOn: handleTime ?? acknowledgedOn ?? alarmTime,
        updatedBy: state === NEW ? null : clerk,
      })
      .returning({ id: alarmTable.id });
    if (!row) continue;
    const end = state === IN_HAND || state === NEW ? [] : [state === 3 ? 'dismiss' : 'close'];
    const acts = [...(state === NEW ? [] : ['acknowledge']), ...end];
    await db.insert(alarmLog).values([
      { alarmId: row.id, action: 'raise', createdOn: alarmTime },
      ...acts.map((action, at) => ({
        alarmId: row.id,
        action,
        operatorName: clerk,
        content: at > 0 ? handleRemark : null,
        createdOn: (at > 0 ? handleTime : acknowledgedOn) ?? alarmTime,
      })),
    ]);
  }
};
