import { useTranslate } from 'ra-core';
import { type AppVersion, RELEASED } from '../../../contract/app-version.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { VERSION, versionPath } from '../paths.ts';
import { usePlaceFilters, useSharedColumns } from '../use-shared-columns.tsx';
import { useVersionWords } from '../use-version-words.ts';

/** Versions that are out, by when they were released. */
export function OutNow() {
  const translate = useTranslate();
  const describe = useFailureText();
  const { nameOf, labelOf } = useVersionWords();
  const filters = usePlaceFilters();
  const shared = useSharedColumns<AppVersion>(({ id }) => id);
  return (
    <ListPage<AppVersion>
      resource={VERSION}
      only={OUT}
      title={translate('title.releaseLog')}
      summary={translate('version.log.outNow')}
      columns={[
        {
          key: 'publishTime',
          head: labelOf('publishTime'),
          width: 116,
          sortBy: 'publishTime',
          phone: 'end',
          isFixed: true,
          cell: ({ publishTime }) => <Time value={publishTime} />,
        },
        ...shared,
      ]}
      sort={{ field: 'publishTime', order: 'DESC' }}
      canSort={useCapability('sort')}
      filters={filters}
      searchHint={translate('version.searchHint')}
      nameOf={nameOf}
      pathOf={({ id }) => versionPath(id)}
      empty={{ title: translate('version.log.empty'), why: translate('version.emptyWhy') }}
      describeError={describe}
    />
  );
}

const OUT = { key: 'out', filter: { state: RELEASED } };
