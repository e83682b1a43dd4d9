/** What the list of versions and the release log have in common: which version, of what, to whom. */
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import { Link } from 'react-admin';
import { APPS, type AppVersion, FORCED, PLATFORMS } from '../../contract/app-version.ts';
import type { Column, ListFilter } from '../../kit/list/column.ts';
import { versionPath } from './paths.ts';
import { useVersionWords } from './use-version-words.ts';

type Shared = 'app' | 'platform' | 'versionName' | 'versionCode' | 'updateType' | 'grayType' | 'grayValue';

/** @param versionOf id of the version's own page */
export function useSharedColumns<Row extends RaRecord & Pick<AppVersion, Shared>>(
  versionOf: (row: Row) => string,
): Column<Row>[] {
  const { appOf, platformOf, updateTypeOf, reachOf, labelOf } = useVersionWords();
  return [
    {
      key: 'versionName',
      head: labelOf('versionName'),
      width: 112,
      phone: 'title',
      isFixed: true,
      cell: row => <Name to={versionPath(versionOf(row))}>{row.versionName}</Name>,
    },
    {
      key: 'app',
      head: labelOf('app'),
      width: 92,
      phone: 'second',
      exported: { words: APPS.map(value => ({ value: String(value), label: appOf(value) })) },
      cell: ({ app }) => appOf(app),
    },
    {
      key: 'platform',
      head: labelOf('platform'),
      width: 76,
      phone: 'second',
      exported: { words: PLATFORMS.map(value => ({ value, label: platformOf(value) })) },
      cell: ({ platform }) => platformOf(platform),
    },
    {
      key: 'versionCode',
      head: labelOf('versionCode'),
      width: 100,
      isNumber: true,
      exported: { kind: 'number' },
      cell: ({ versionCode }) => versionCode,
    },
    {
      key: 'updateType',
      head: labelOf('updateType'),
      width: 84,
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
      cell: row => <span title={reachOf(row)}>{reachOf(row)}</span>,
    },
  ];
}

export function usePlaceFilters(): ListFilter[] {
  const { appOf, platformOf, labelOf } = useVersionWords();
  return [
    { name: 'app', label: labelOf('app'), choices: APPS.map(value => ({ value, label: appOf(value) })) },
    {
      name: 'platform',
      label: labelOf('platform'),
      choices: PLATFORMS.map(value => ({ value, label: platformOf(value) })),
    },
  ];
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Strong = styled('b')({ fontWeight: 600 });
