import { useTranslate } from 'ra-core';
import { type AppRelease, appRelease } from '../../../contract/app-release.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { releasedColumns } from '../released.tsx';

function Doer({ createdBy }: AppRelease) {
  const translate = useTranslate();
  return createdBy ?? translate('appRelease.unknown');
}

export default resourcePages(appRelease, {
  columns: [
    { field: 'createdOn', width: 116 },
    { field: 'act', width: 132 },
    ...releasedColumns<AppRelease>(({ versionId }) => versionId),
    { field: 'createdBy', width: 100, cell: row => <Doer {...row} /> },
  ],
  phone: { first: 'versionName', second: ['app', 'platform', 'reach', 'createdBy'], end: 'createdOn' },
  filters: [{ field: 'createdOn', between: ['startTime', 'endTime'] }, 'app', 'platform', 'act'],
});
