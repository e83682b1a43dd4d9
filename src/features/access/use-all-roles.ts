/** Every role with its rights: there are few, and giving needs to know what each one brings. */

import { accessCalls } from '../../contract/access.ts';
import type { RoleGroup } from '../../contract/access-records.ts';
import { useAnswer } from '../../data/use-call.ts';

const ALL_OF_THEM = 200;

export function useAllRoles(): { roles: readonly RoleGroup[]; isPending: boolean } {
  const { data, isPending } = useAnswer(accessCalls.listRoleGroups, { query: { size: ALL_OF_THEM } });
  return { roles: data?.rows ?? NONE, isPending };
}

const NONE: readonly RoleGroup[] = [];
