/** What the list of versions and the release log have in common: which version, of what, to whom. */
import { styled } from '@mui/material/styles';
import { type AppVersion, appVersion, FORCED } from '../../contract/app-version.ts';
import type { Reach } from '../../contract/app-version-reach.ts';
import { NameLink } from '../../kit/list/table-parts.ts';
import type { ColumnSpec } from '../../resource/pages/resource-pages.ts';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { versionPath } from './paths.ts';
import { useVersionWords } from './use-version-words.ts';

export function Reaches({ grayType, grayValue }: Reach) {
  const reach = useVersionWords().reachOf({ grayType, grayValue });
  return <span title={reach}>{reach}</span>;
}

function Update({ updateType }: Pick<AppVersion, 'updateType'>) {
  const said = useFieldWords(appVersion).show('updateType', updateType);
  return updateType === FORCED ? <Strong>{said}</Strong> : said;
}

type Released = Reach & Pick<AppVersion, 'versionName' | 'versionCode' | 'updateType'>;

/** @param versionOf id of the version's own page @param afterCode fields beside its number */
export const releasedColumns = <Row extends Released>(
  versionOf: (row: Row) => string,
  ...afterCode: string[]
): (string | ColumnSpec<Row>)[] => [
  {
    field: 'versionName',
    width: 112,
    isFixed: true,
    cell: row => <NameLink to={versionPath(versionOf(row))}>{row.versionName}</NameLink>,
  },
  { field: 'app', width: 92 },
  { field: 'platform', width: 76 },
  { field: 'versionCode', width: 98, cell: row => row.versionCode },
  ...afterCode,
  { field: 'updateType', width: 84, cell: row => <Update {...row} /> },
  { field: 'reach', cell: row => <Reaches {...row} />, inFiles: ['grayType', 'grayValue'] },
];

const Strong = styled('b')({ fontWeight: 600 });
