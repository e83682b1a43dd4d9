import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { Time } from '../../../kit/format/Time.tsx';
import type { Fact } from '../../../kit/record/Facts.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { createdOnText, hasMemberCount, permissionCount } from '../derived.ts';

export function useRoleFacts(role: RoleGroup): Fact[] {
  const translate = useTranslate();
  const { data: tree } = useAnswer(accessCalls.permissionTree, {});
  const comma = translate('access.comma');
  const none = translate('common.none');
  const fact = (name: string, value: Fact['value']): Fact => ({
    label: translate(`access.role.fact.${name}`),
    value,
  });
  return [
    fact('roleKey', <span style={{ fontFamily: MONO, fontSize: 12 }}>{role.roleKey || none}</span>),
    fact(
      'members',
      hasMemberCount(role) ? translate('access.role.people', { smart_count: role.memberCount }) : none,
    ),
    fact(
      'permissions',
      tree
        ? translate('access.role.permissionsOf', { count: permissionCount(role), total: tree.length })
        : translate('access.items', { smart_count: permissionCount(role) }),
    ),
    fact(
      'updated',
      <>
        <Time value={role.updatedOn || role.changeTime} />
        {role.updatedBy && `${comma}${role.updatedBy}`}
        {role.version > 0 && `${comma}v${role.version}`}
      </>,
    ),
    fact('created', createdOnText({ createdOn: role.createdOn || role.createTime })),
    fact('remark', role.remark || none),
  ];
}
