import { useNavigate, useTranslate } from 'ra-core';
import { type AppRelease, RELEASE_ACTS, releaseCalls } from '../../../contract/app-release.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { ExportButton } from '../../../nouns/jobs/ExportButton.tsx';
import { RELEASE_LOG, versionPath } from '../paths.ts';
import { usePlaceFilters, useSharedColumns } from '../use-shared-columns.tsx';
import { useVersionWords } from '../use-version-words.ts';
import { ActMark } from './ActMark.tsx';

export function Releases() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { nameOf } = useVersionWords();
  const placeFilters = usePlaceFilters();
  const shared = useSharedColumns<AppRelease>(({ versionId }) => versionId);
  const label = (field: string) => translate(`version.log.field.${field}`);
  const unknown = translate('version.log.unknown');
  const columns = [
    {
      key: 'createdOn',
      head: label('createdOn'),
      width: 116,
      sortBy: 'createdOn',
      phone: 'end' as const,
      isFixed: true,
      exported: { kind: 'time' as const },
      cell: ({ createdOn }: AppRelease) => <Time value={createdOn} />,
    },
    {
      key: 'act',
      head: label('act'),
      width: 132,
      phone: 'status' as const,
      exported: { wordsUnder: ['version.log.act'] },
      cell: ({ act }: AppRelease) => <ActMark act={act} />,
    },
    ...shared,
    {
      key: 'createdBy',
      head: label('createdBy'),
      width: 100,
      phone: 'second' as const,
      cell: ({ createdBy }: AppRelease) => createdBy ?? unknown,
    },
  ];
  const title = translate('title.releaseLog');
  return (
    <ListPage<AppRelease>
      resource={RELEASE_LOG}
      title={title}
      columns={columns}
      sort={{ field: 'createdOn', order: 'DESC' }}
      canSort
      filters={[
        { name: 'span', label: label('createdOn'), kind: 'span', from: 'startTime', to: 'endTime' },
        ...placeFilters,
        {
          name: 'act',
          label: label('act'),
          choices: RELEASE_ACTS.map(value => ({ value, label: translate(`version.log.act.${value}`) })),
        },
      ]}
      searchHint={translate('version.log.searchHint')}
      tools={<ExportButton call={releaseCalls.listReleases} title={title} columns={columns} />}
      nameOf={entry => `${translate(`version.log.act.${entry.act}`)} ${nameOf(entry)}`}
      pathOf={({ versionId }) => versionPath(versionId)}
      rowActions={({ versionId }) => [
        {
          key: 'open',
          label: translate('version.log.open'),
          onClick: () => navigate(versionPath(versionId)),
        },
      ]}
      empty={{ title: translate('version.log.empty'), why: translate('version.log.emptyWhy') }}
      describeError={describe}
    />
  );
}
