import { describe, expect, it } from 'vitest';
import type { OnlineGroup } from '../../contract/online-rate.ts';
import { groupPath, kindPath, readChoice } from './group-choice.ts';
import { ratedGroups, together, toneOf } from './rates.ts';

const aGroup = (over: Partial<OnlineGroup> = {}): OnlineGroup => ({
  id: '450102',
  groupType: 1,
  name: '兴宁区',
  onlineCount: 1,
  totalLocationCount: 2,
  totalRecordCount: 3,
  onlineRate: 33,
  accessRate: 66,
  ...over,
});

describe('a rate', () => {
  it.each([
    [0, 'bad'],
    [59, 'bad'],
    [60, 'warn'],
    [80, 'warn'],
    [81, 'ok'],
    [100, 'ok'],
  ] as const)('of %i is %s', (rate, tone) => expect(toneOf(rate)).toBe(tone));
});

describe('groups', () => {
  it('stand with the highest rate first, equals by their ids', () => {
    const groups = ratedGroups([
      aGroup({ id: 'b', onlineRate: 50 }),
      aGroup({ id: 'c', onlineRate: 90 }),
      aGroup({ id: 'a', onlineRate: 50 }),
    ]);
    expect(groups.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('of an older upstream have the rates that follow from their figures, and the name that it gives', () => {
    const told = {
      id: '7',
      areaName: '江南区',
      onlineCount: 203,
      totalLocationCount: 240,
      totalRecordCount: 310,
      onlineRate: null,
    };
    expect(ratedGroups([told as unknown as OnlineGroup])).toEqual([
      {
        id: '7',
        name: '江南区',
        onlineCount: 203,
        totalLocationCount: 240,
        totalRecordCount: 310,
        onlineRate: 65,
        accessRate: 77,
      },
    ]);
    expect(
      ratedGroups([{ id: '7', areaName: '', onlineRate: 79.9 } as unknown as OnlineGroup]),
    ).toMatchObject([{ name: null, onlineRate: 79, accessRate: 0 }]);
  });

  it('together have the rate of all their vehicles, not the mean of their rates', () => {
    const all = [aGroup(), aGroup({ onlineCount: 99, totalLocationCount: 99, totalRecordCount: 100 })];
    expect(together(all)).toEqual({
      onlineCount: 100,
      totalLocationCount: 101,
      totalRecordCount: 103,
      onlineRate: 97,
      accessRate: 98,
    });
    expect(together([])).toMatchObject({ onlineRate: 0, accessRate: 0 });
  });
});

describe('the address', () => {
  it.each([
    [undefined, { kind: 'area', groupType: 1, groupId: undefined, isOpen: false }],
    ['company', { kind: 'company', groupType: 2, groupId: undefined, isOpen: false }],
    ['company-all', { kind: 'company', groupType: 2, groupId: undefined, isOpen: true }],
    ['platform-4501001', { kind: 'platform', groupType: 3, groupId: '4501001', isOpen: true }],
    ['area--1', { kind: 'area', groupType: 1, groupId: '-1', isOpen: true }],
    ['nonsense-3', { kind: 'area', groupType: 1, groupId: undefined, isOpen: false }],
  ] as const)('%s is read', (text, choice) => expect(readChoice(text)).toEqual(choice));

  it('of a group leads back to it', () => {
    const readBack = (path: string) => readChoice(path.split('/').at(-1));
    expect(readBack(groupPath('company', '7'))).toMatchObject({ kind: 'company', groupId: '7' });
    expect(readBack(groupPath('area', undefined))).toMatchObject({ groupId: undefined, isOpen: true });
    expect(readBack(kindPath('platform'))).toMatchObject({ kind: 'platform', isOpen: false });
  });
});
