import { useTranslate } from 'ra-core';
import { type AppVersion, RELEASED } from '../../../contract/app-version.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import type { ResourcePages } from '../../../resource/pages/resource-pages.ts';
import versions from '../pages.tsx';
import { releasedColumns } from '../released.tsx';
import { useVersionWords } from '../use-version-words.ts';

const pages: ResourcePages<AppVersion> = {
  ...versions,
  columns: [
    { field: 'publishTime', width: 116, cell: ({ publishTime }) => <Time value={publishTime} /> },
    ...releasedColumns<AppVersion>(({ id }) => id),
  ],
  phone: { ...versions.phone, first: 'versionName' },
};

/** Versions that are out, by when they were released. */
export function OutNow() {
  const translate = useTranslate();
  return (
    <ResourceListPage
      pages={pages}
      only={OUT}
      title={translate('title.appRelease')}
      summary={translate('appRelease.outNow')}
      sort={{ field: 'publishTime', order: 'DESC' }}
      nameOf={useVersionWords().nameOf}
      empty={{ title: translate('appRelease.empty'), why: translate('appVersion.emptyWhy') }}
      {...NOT_HERE}
    />
  );
}

const OUT = { key: 'out', filter: { state: RELEASED } };
/** What is done on the page of versions. */
const NOT_HERE = {
  primary: undefined,
  tabs: undefined,
  quickLook: undefined,
  rowActions: undefined,
  bulkActions: undefined,
  tools: null,
};
