import { useTranslate } from 'ra-core';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { Facts } from '../../../kit/record/Facts.tsx';
import { usePermissionName } from '../permission/use-permission-name.ts';
import { useRoleFacts } from './use-role-facts.tsx';

/** A role as far as one wants to know without opening its page: what it lets do, in words. */
export function RoleLook({ role }: { role: RoleGroup }) {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const facts = useRoleFacts(role);
  const rights = role.permissions.map(({ val, name }) => nameOf(val, name));
  return (
    <Facts
      isOneColumn
      facts={[
        ...facts,
        {
          label: translate('access.role.field.permissionsText'),
          value: rights.join(translate('common.listSeparator')) || translate('common.none'),
        },
      ]}
    />
  );
}
