import { describe, expect, it } from 'vitest';
import type { Alarm } from '../../contract/alarm.ts';
import { groupsOf, isHandledByColleague } from './groups.ts';

let ids = 0;
const alarm = (about: Partial<Alarm>) =>
  ({
    id: String(++ids),
    alarmType: 2,
    level: 2,
    state: 0,
    plateNumber: '桂A10001',
    alarmTime: 1_000,
    lastTime: null,
    receiveCount: 1,
    ...about,
  }) as Alarm;

describe('alarms', () => {
  it('of one vehicle and one type are one, with the latest for all', () => {
    const [group, ...others] = groupsOf([
      alarm({ id: 'first', alarmTime: 1_000, receiveCount: 3 }),
      alarm({ id: 'last', alarmTime: 9_000 }),
    ]);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: 'first', latest: { id: 'last' }, count: 4 });
  });

  it('are a colleague’s where he has one of them in hand', () => {
    const isTaken = (...alarms: Partial<Alarm>[]) =>
      groupsOf(alarms.map(alarm)).map(group => isHandledByColleague(group, '1'));
    expect(isTaken({ state: 1, handleUserId: '2' }, { state: 0 })).toEqual([true]);
    expect(isTaken({ state: 1, handleUserId: '1' })).toEqual([false]);
    expect(isTaken({ state: 1, handleUserId: null })).toEqual([false]);
    expect(isTaken({ state: 2, handleUserId: '2' })).toEqual([false]);
  });

  it('of which nobody says the vehicle stay apart', () =>
    expect(groupsOf([alarm({ plateNumber: null }), alarm({ plateNumber: null })])).toHaveLength(2));

  it('stand by what is most urgent: an SOS that waits before all', () => {
    const order = groupsOf([
      alarm({ plateNumber: 'overspeed', alarmTime: 50 }),
      alarm({ plateNumber: 'park', alarmType: 10, level: 3, alarmTime: 99 }),
      alarm({ plateNumber: 'crash', alarmType: 8, level: 1, alarmTime: 10 }),
      alarm({ plateNumber: 'sos in hand', alarmType: 1, level: 1, state: 1 }),
      alarm({ plateNumber: 'overspeed in hand', state: 1, alarmTime: 99 }),
      alarm({ plateNumber: 'sos', alarmType: 1, level: 1, alarmTime: 5 }),
    ]).map(({ latest }) => latest.plateNumber);
    expect(order).toEqual(['sos', 'sos in hand', 'crash', 'overspeed', 'overspeed in hand', 'park']);
  });
});
