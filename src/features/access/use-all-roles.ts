/** Every role with its rights: there are few, and giving needs to know what each one brings. */
import { useMemo } from 'react';
import { accessCalls } from '../../contract/access.ts';
import type { RoleGroup } from '../../contract/access-records.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';

const ALL_OF_THEM = 200;

export function useAllRoles(): { roles: readonly RoleGroup[]; isPending: boolean } {
  const { data, isPending } = useAnswer(accessCalls.listRoleGroups, { query: { size: ALL_OF_THEM } });
  const say = useShippedName();
  const roles = useMemo(
    () => data?.rows.map(role => ({ ...role, name: say(role.name) })) ?? NONE,
    [data, say],
  );
  return { roles, isPending };
}

const NONE: readonly RoleGroup[] = [];
