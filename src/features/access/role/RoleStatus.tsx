import { useTranslate } from 'ra-core';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';

export function RoleStatus({ role }: { role: RoleGroup }) {
  const translate = useTranslate();
  return (
    <StatusMark tone={role.state === 1 ? 'ok' : 'off'}>
      {translate(`access.role.state.${role.state}`)}
    </StatusMark>
  );
}
