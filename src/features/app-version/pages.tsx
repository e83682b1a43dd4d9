import { useTranslate } from 'ra-core';
import { type AppVersion, appVersion, DRAFT, RELEASED } from '../../contract/app-version.ts';
import { formatBytes, formatCode } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { MinimumField } from './MinimumField.tsx';
import { AddressField, PackageField } from './PackageField.tsx';
import { ReachField, ReachTypeField } from './ReachFields.tsx';
import { Reaches, releasedColumns } from './released.tsx';

function Codes({ versionCode, minVersionCode }: AppVersion) {
  return useTranslate()('appVersion.codes', {
    code: formatCode(versionCode),
    minimum: formatCode(minVersionCode),
  });
}

const FACTS = [
  'versionCode',
  'updateType',
  'reach',
  'publishTime',
  'packageSize',
  'downloadCount',
  'updatedOn',
];

export default resourcePages(appVersion, {
  cells: {
    versionCode: row => <Codes {...row} />,
    reach: row => <Reaches {...row} />,
    publishTime: row => row.publishTime && formatTime(row.publishTime),
    packageSize: row => row.packageSize && formatBytes(row.packageSize),
    updatedOn: row => (
      <>
        <Time value={row.updatedOn || null} /> {row.updatedBy}
      </>
    ),
    content: row => <span style={{ whiteSpace: 'pre-line' }}>{row.content}</span>,
  },
  columns: [
    ...releasedColumns<AppVersion>(({ id }) => id, 'minVersionCode'),
    { field: 'state', width: 88 },
    { field: 'publishTime', width: 92, cell: row => row.publishTime && <Time value={row.publishTime} /> },
    { field: 'downloadCount', width: 80 },
  ],
  phone: { second: ['app', 'platform', 'reach'], end: 'publishTime' },
  tabs: ['state'],
  filters: ['app', 'platform'],
  look: row => [...FACTS, ...(row.content ? ['content'] : [])],
  canRemove: ({ state }) => state !== RELEASED,
  facts: FACTS,
  form: [
    'app',
    'platform',
    'versionName',
    'versionCode',
    'minVersionCode',
    'updateType',
    'content',
    'fileId',
    'packageUrl',
    'grayType',
    'grayValue',
    'remark',
  ],
  initial: { fileId: null, packageUrl: null, grayValue: null },
  inputs: {
    app: 'select',
    minVersionCode: MinimumField,
    fileId: PackageField,
    packageUrl: AddressField,
    grayType: ReachTypeField,
    grayValue: ReachField,
  },
  // a state that is not told rules nothing out
  isFixed: ({ state }, field) => state !== DRAFT && state !== null && field !== 'remark',
});
