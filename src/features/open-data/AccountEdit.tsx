import { useTranslate } from 'ra-core';
import { ResourceEdit } from '../../resource/pages/ResourceEdit.tsx';
import pages from './pages.tsx';
import { RenewSecret } from './RenewSecret.tsx';
import { TryIt } from './TryIt.tsx';

export default function AccountEdit() {
  const translate = useTranslate();
  return (
    <ResourceEdit
      pages={pages}
      parts={(account, { mayEdit, refetch }) => ({
        actions: mayEdit && <RenewSecret account={account} onRenewed={refetch} />,
        tabs: [
          {
            key: 'tryIt',
            label: translate('openDataAccount.tryIt.title'),
            content: <TryIt appKey={account.appKey} />,
          },
        ],
      })}
    />
  );
}
