import { useNavigate, useTranslate } from 'ra-core';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { versionPath } from '../paths.ts';
import { useVersionWords } from '../use-version-words.ts';
import pages from './pages.tsx';

export function Releases() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { nameOf } = useVersionWords();
  return (
    <ResourceListPage
      pages={pages}
      canSort
      nameOf={entry => `${translate(`appRelease.act.${entry.act}`)} ${nameOf(entry)}`}
      pathOf={({ versionId }) => versionPath(versionId)}
      rowActions={({ versionId }) => [
        {
          key: 'open',
          label: translate('appRelease.open'),
          onClick: () => navigate(versionPath(versionId)),
        },
      ]}
    />
  );
}
