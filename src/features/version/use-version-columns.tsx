/** The columns of the list of versions. */
import { useTranslate } from 'ra-core';
import type { AppVersion } from '../../contract/app-version.ts';
import { formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { useSharedColumns } from './use-shared-columns.tsx';
import { useVersionWords } from './use-version-words.ts';
import { VersionStatus } from './VersionStatus.tsx';

export function useVersionColumns(): Column<AppVersion>[] {
  const translate = useTranslate();
  const { labelOf } = useVersionWords();
  const shared = useSharedColumns<AppVersion>(({ id }) => id);
  const none = translate('common.none');
  const minimum: Column<AppVersion> = {
    key: 'minVersionCode',
    head: labelOf('minVersionCode'),
    width: 100,
    isNumber: true,
    exported: { kind: 'number' },
    cell: ({ minVersionCode }) => minVersionCode,
  };
  return [
    ...shared.flatMap(column =>
      column.key === 'versionCode' ? [{ ...column, sortBy: column.key }, minimum] : [column],
    ),
    {
      key: 'state',
      head: labelOf('state'),
      width: 92,
      phone: 'status',
      exported: { wordsUnder: ['version.state'] },
      cell: ({ state }) => <VersionStatus state={state} />,
    },
    {
      key: 'publishTime',
      head: labelOf('publishTime'),
      width: 96,
      sortBy: 'publishTime',
      phone: 'end',
      exported: { kind: 'time' },
      cell: ({ publishTime }) => <Time value={publishTime} missing={none} />,
    },
    {
      key: 'downloadCount',
      head: labelOf('downloadCount'),
      width: 84,
      sortBy: 'downloadCount',
      isNumber: true,
      exported: { kind: 'number' },
      cell: ({ downloadCount }) => formatCount(downloadCount),
    },
  ];
}
