/** A part of the accounts, as a page of its own. */
import { useTranslate } from 'ra-core';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';

interface AccountListProps {
  /** What the menu calls it. */
  name: 'vehicleDataAccess' | 'httpProtocolAccess';
  filter: Readonly<Record<string, unknown>>;
}

export function AccountList({ name, filter }: AccountListProps) {
  const translate = useTranslate();
  return (
    <ResourceListPage
      pages={pages}
      title={translate(`title.${name}`)}
      only={{ key: name, filter }}
      tools={null}
    />
  );
}
