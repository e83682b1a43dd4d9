import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';
import { useVersionWords } from './use-version-words.ts';

export default function VersionList() {
  return <ResourceListPage pages={pages} nameOf={useVersionWords().nameOf} />;
}
