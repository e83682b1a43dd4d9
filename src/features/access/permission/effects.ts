/** What a change of a role really gives to and takes from its members: another role may hold the same right. */
import type { AdminUser, RoleGroup } from '../../../contract/access-records.ts';
import { ALL } from '../../../contract/grammar/may.ts';

export interface MemberEffect {
  userId: string;
  name: string;
  gains: number;
  losses: number;
  /** Roles that keep, or have already given, what this one changes. */
  coveredBy: string[];
  /** No other role at all. */
  isOnlyRole: boolean;
}

type Member = Pick<AdminUser, 'userId' | 'userName' | 'roles' | 'isSuperuser'>;
type Role = Pick<RoleGroup, 'roleId' | 'name' | 'state' | 'permissions'>;

export function memberEffects(
  members: readonly Member[],
  roles: readonly Role[],
  roleId: string,
  { adds, takes }: { adds: readonly string[]; takes: readonly string[] },
): MemberEffect[] {
  const byId = new Map(roles.map(role => [role.roleId, role]));
  return members.map(member => {
    const others = member.roles.flatMap(own => {
      const role = own.roleId === roleId ? undefined : byId.get(own.roleId);
      return role && role.state !== 0
        ? [{ name: role.name, codes: new Set(role.permissions.map(({ val }) => val)) }]
        : [];
    });
    const covering = (code: string) =>
      others.filter(({ codes }) => codes.has(code) || codes.has(ALL)).map(({ name }) => name);
    const isCovered = (code: string) => member.isSuperuser === 1 || covering(code).length > 0;
    const changed = [...adds, ...takes];
    return {
      userId: member.userId,
      name: member.userName,
      gains: adds.filter(code => !isCovered(code)).length,
      losses: takes.filter(code => !isCovered(code)).length,
      coveredBy: [...new Set(changed.flatMap(covering))],
      isOnlyRole: others.length === 0,
    };
  });
}
