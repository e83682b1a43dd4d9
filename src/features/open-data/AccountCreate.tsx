import { useTranslate } from 'ra-core';
import { CopyOnce } from '../../kit/bulk/CopyOnce.tsx';
import { ResourceCreate } from '../../resource/pages/ResourceCreate.tsx';
import pages from './pages.tsx';

export default function AccountCreate() {
  const translate = useTranslate();
  return (
    <ResourceCreate
      pages={pages}
      afterwards={(account, onClose) => (
        <CopyOnce
          title={translate('openDataAccount.created', { name: account.name })}
          why={translate('openDataAccount.secretOnce', { appKey: account.appKey })}
          secret={String(account.secret)}
          onClose={onClose}
        />
      )}
    />
  );
}
