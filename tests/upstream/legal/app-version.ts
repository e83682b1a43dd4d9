import fc from 'fast-check';
import { AppRelease } from '../../../src/contract/app-release.ts';
import { AppVersion, appVersion } from '../../../src/contract/app-version.ts';
import { appRelease } from '../../../src/upstream/app-version/tables.ts';
import { appVersion as appVersionTable } from '../../../src/upstream/domain/app-versions.ts';
import { addresses, areaIds, none, type RulesOf } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: appVersion.calls,
  legal: async office => {
    const places = await areaIds(office);
    return {
      packageUrl: addresses,
      // higher than any that the demonstration has released
      versionCode: fc.integer({ min: 1_000, max: 2_100_000_000 }),
      grayValue: fc.constantFrom('7', places.slice(0, 2).join(','), 'driver.one,driver_two'),
      // the states of a version are tested separately
      state: none,
    };
  },
  agreed: (values, before) => {
    const { versionCode = before?.versionCode, ...rest } = values;
    const value = values.grayValue ?? before?.grayValue;
    const kind = value === '7' ? 1 : /^\d{6}/.test(String(value)) ? 2 : 3;
    const isReached =
      value !== null && value !== undefined && ('grayValue' in values || 'grayType' in values);
    return {
      ...rest,
      versionCode,
      minVersionCode: Math.min(
        Number(values.minVersionCode ?? before?.minVersionCode ?? 1),
        Number(versionCode),
      ),
      ...(isReached ? { grayType: kind, grayValue: value } : { grayType: 0, grayValue: null }),
    };
  },
} satisfies RulesOf;

export const PAIRED: RoomFile['PAIRED'] = [
  ['a version of an app', AppVersion, appVersionTable, []],
  ['an entry of the release log', AppRelease, appRelease, []],
];
