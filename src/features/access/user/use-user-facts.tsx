import { useTranslate } from 'ra-core';
import type { AdminUser } from '../../../contract/access-records.ts';
import { Time } from '../../../kit/format/Time.tsx';
import type { Fact } from '../../../kit/record/Facts.tsx';
import { createdOnText, permissionCount, rolesText } from '../derived.ts';
import { useNever } from './use-never.ts';

export function useUserFacts(user: AdminUser): Fact[] {
  const translate = useTranslate();
  const never = useNever();
  const comma = translate('access.comma');
  const fact = (name: string, value: Fact['value']): Fact => ({
    label: translate(`access.user.fact.${name}`),
    value,
  });
  return [
    fact('roles', rolesText(user, comma) || translate('common.none')),
    fact('permissions', translate('access.items', { smart_count: permissionCount(user) })),
    fact('password', <Time value={user.pwdUpdatedOn} missing={never} />),
    fact(
      'lastLogin',
      <>
        <Time value={user.lastLoginOn} missing={never} />
        {user.lastLoginIp && `${comma}${user.lastLoginIp}`}
      </>,
    ),
    fact(
      'updated',
      <>
        <Time value={user.updatedOn} />
        {user.updatedBy && `${comma}${user.updatedBy}`}
      </>,
    ),
    fact('created', createdOnText(user)),
  ];
}
