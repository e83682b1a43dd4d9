import { useTranslate } from 'ra-core';
import { openDataAccount } from '../../contract/open-data.ts';
import { CopyOnce } from '../../kit/bulk/CopyOnce.tsx';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { AccountInputs } from './AccountInputs.tsx';

export default function AccountCreate() {
  const translate = useTranslate();
  return (
    <ResourceCreate
      resource={openDataAccount}
      inputs={AccountInputs}
      record={NEW_ACCOUNT}
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

const NEW_ACCOUNT = { protocol: 1, state: 1, qps: 50, scopes: [], ipWhitelist: [] };
