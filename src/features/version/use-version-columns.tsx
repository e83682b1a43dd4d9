/** The columns of the list of versions. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import { APPS, type AppVersion, FORCED, PLATFORMS } from '../../contract/app-version.ts';
import { formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { versionPath } from './paths.ts';
import { useVersionWords } from './use-version-words.ts';
import { VersionStatus } from './VersionStatus.tsx';

export function useVersionColumns(): Column<AppVersion>[] {
  const translate = useTranslate();
  const { appOf, platformOf, updateTypeOf, reachOf, labelOf } = useVersionWords();
  const none = translate('common.none');
  return [
    {
      key: 'versionName',
      head: labelOf('versionName'),
      width: 128,
      phone: 'title',
      isFixed: true,
      cell: version => <Name to={versionPath(version.id)}>{version.versionName}</Name>,
    },
    {
      key: 'app',
      head: labelOf('app'),
      width: 100,
      phone: 'second',
      exported: { words: APPS.map(value => ({ value: String(value), label: appOf(value) })) },
      cell: ({ app }) => appOf(app),
    },
    {
      key: 'platform',
      head: labelOf('platform'),
      width: 84,
      phone: 'second',
      exported: { words: PLATFORMS.map(value => ({ value, label: platformOf(value) })) },
      cell: ({ platform }) => platformOf(platform),
    },
    {
      key: 'versionCode',
      head: labelOf('versionCode'),
      width: 96,
      sortBy: 'versionCode',
      isNumber: true,
      exported: { kind: 'number' },
      cell: ({ versionCode }) => versionCode,
    },
    {
      key: 'minVersionCode',
      head: labelOf('minVersionCode'),
      width: 108,
      isNumber: true,
      exported: { kind: 'number' },
      cell: ({ minVersionCode }) => minVersionCode,
    },
    {
      key: 'updateType',
      head: labelOf('updateType'),
      width: 100,
      exported: { wordsUnder: ['version.updateType'] },
      cell: ({ updateType }) =>
        updateType === FORCED ? <Strong>{updateTypeOf(updateType)}</Strong> : updateTypeOf(updateType),
    },
    {
      key: 'reach',
      head: labelOf('reach'),
      phone: 'second',
      exported: [
        { field: 'grayType', head: labelOf('grayType'), wordsUnder: ['version.grayType'] },
        { field: 'grayValue', head: labelOf('grayValue') },
      ],
      cell: version => <span title={reachOf(version)}>{reachOf(version)}</span>,
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 96,
      phone: 'status',
      exported: { wordsUnder: ['version.state'] },
      cell: ({ state }) => <VersionStatus state={state} />,
    },
    {
      key: 'publishTime',
      head: labelOf('publishTime'),
      width: 116,
      sortBy: 'publishTime',
      phone: 'end',
      exported: { kind: 'time' },
      cell: ({ publishTime }) => <Time value={publishTime} missing={none} />,
    },
    {
      key: 'downloadCount',
      head: labelOf('downloadCount'),
      width: 92,
      sortBy: 'downloadCount',
      isNumber: true,
      exported: { kind: 'number' },
      cell: ({ downloadCount }) => formatCount(downloadCount),
    },
  ];
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Strong = styled('b')({ fontWeight: 600 });
