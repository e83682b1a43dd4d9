import { useTranslate } from 'ra-core';
import { CopyOnce } from '../../../kit/bulk/CopyOnce.tsx';
import { ResourceCreate } from '../../../resource/pages/ResourceCreate.tsx';
import pages from './pages.tsx';

export default function AdminUserCreate() {
  const translate = useTranslate();
  return (
    <ResourceCreate
      pages={pages}
      // an old upstream sets a password that everybody there knows, and does not say it
      afterwards={({ userName, account, initialPassword }, onClose) =>
        initialPassword && (
          <CopyOnce
            title={translate('access.user.created', { name: userName })}
            why={translate('access.user.initialPassword', { account })}
            secret={String(initialPassword)}
            onClose={onClose}
          />
        )
      }
    />
  );
}
