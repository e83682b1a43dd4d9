import { useTranslate } from 'ra-core';
import type { AppVersion } from '../../contract/app-version.ts';
import { formatBytes, formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatTime } from '../../kit/format/time.ts';
import type { Fact } from '../../kit/record/Facts.tsx';
import { useVersionWords } from './use-version-words.ts';

export function useVersionFacts(version: AppVersion): Fact[] {
  const translate = useTranslate();
  const { labelOf, reachOf, updateTypeOf } = useVersionWords();
  const none = translate('common.none');
  const { versionCode, minVersionCode, updateType, packageSize, publishTime, updatedOn, updatedBy } = version;
  return [
    {
      label: labelOf('versionCode'),
      value: translate('version.codes', { code: versionCode, minimum: minVersionCode }),
    },
    { label: labelOf('updateType'), value: updateTypeOf(updateType) },
    { label: labelOf('reach'), value: reachOf(version) },
    {
      label: labelOf('publishTime'),
      value: publishTime === null ? none : formatTime(publishTime),
    },
    { label: labelOf('packageSize'), value: packageSize === null ? none : formatBytes(packageSize) },
    { label: labelOf('downloadCount'), value: formatCount(version.downloadCount) },
    {
      label: labelOf('updatedOn'),
      value: (
        <>
          <Time value={updatedOn || null} /> {updatedBy}
        </>
      ),
    },
  ];
}
