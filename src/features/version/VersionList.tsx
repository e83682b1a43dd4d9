import { useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppVersion, RELEASED, VERSION_STATES, versionCalls } from '../../contract/app-version.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { RemoveRecords } from '../../nouns/resource/RemoveRecords.tsx';
import { VERSION, VERSION_PATH, versionPath } from './paths.ts';
import { usePlaceFilters } from './use-shared-columns.tsx';
import { useVersionColumns } from './use-version-columns.tsx';
import { useVersionWords } from './use-version-words.ts';
import { VersionLook } from './VersionLook.tsx';
import { VersionStatus } from './VersionStatus.tsx';

export default function VersionList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { nameOf } = useVersionWords();
  const mayAdd = useMay(versionCalls.createVersion);
  const mayEdit = useMay(versionCalls.updateVersion);
  const mayDelete = useMay(versionCalls.deleteVersion);
  const [doomed, setDoomed] = useState<readonly AppVersion[]>([]);
  const columns = useVersionColumns();
  const placeFilters = usePlaceFilters();
  const createPath = `${VERSION_PATH}/create`;
  const doom = { key: 'delete', label: translate('version.act.delete'), isDangerous: true } as const;
  return (
    <ListPage<AppVersion>
      resource={VERSION}
      title={translate('title.version')}
      primary={
        mayAdd
          ? {
              label: translate('version.create'),
              shortLabel: translate('kit.list.create'),
              path: createPath,
            }
          : undefined
      }
      columns={columns}
      sort={{ field: 'updatedOn', order: 'DESC' }}
      canSort={useCapability('sort')}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        ...VERSION_STATES.map(state => ({
          key: String(state),
          label: translate(`version.state.${state}`),
          filter: { state },
        })),
      ]}
      filters={placeFilters}
      searchHint={translate('version.searchHint')}
      tools={
        <ExportButton call={versionCalls.listVersions} title={translate('title.version')} columns={columns} />
      }
      nameOf={nameOf}
      pathOf={({ id }) => versionPath(id)}
      quickLook={{
        titleOf: nameOf,
        statusOf: ({ state }) => <VersionStatus state={state} />,
        body: version => <VersionLook version={version} />,
      }}
      rowActions={version => [
        {
          key: 'open',
          label: translate(mayEdit ? 'version.act.edit' : 'version.act.view'),
          isInLook: true,
          onClick: () => navigate(versionPath(version.id)),
        },
        ...(mayDelete && version.state !== RELEASED
          ? [{ ...doom, isInMenu: true, onClick: () => setDoomed([version]) }]
          : []),
      ]}
      canSelect={({ state }) => state !== RELEASED}
      bulkActions={mayDelete ? [{ ...doom, onClick: (_, rows) => setDoomed(rows) }] : []}
      empty={{
        title: translate('version.empty'),
        why: translate('version.emptyWhy'),
      }}
      describeError={describe}
    >
      {doomed.length > 0 && (
        <RemoveRecords resource={VERSION} rows={doomed} nameOf={nameOf} onClose={() => setDoomed([])} />
      )}
    </ListPage>
  );
}
