/** What lists and pages show beside the fields that travel. */
import type { AdminUser, RoleGroup } from '../../contract/access-records.ts';

/** The names of a user's roles, joined by commas. */
export const rolesText = ({ roles }: Pick<AdminUser, 'roles'>, comma = ','): string =>
  roles.map(({ name }) => name).join(comma);

export const permissionCount = ({ permissions }: Pick<AdminUser | RoleGroup, 'permissions'>): number =>
  permissions.length;

/** An upstream of few words does not count a role's members. */
export const hasMemberCount = ({ memberCount }: Pick<RoleGroup, 'memberCount'>): boolean =>
  Number.isInteger(memberCount);

/** The names of a role's rights; a right without a name shows its code. */
export const permissionsText = ({ permissions }: Pick<RoleGroup, 'permissions'>, separator: string): string =>
  permissions.map(({ name, val }) => name || val).join(separator);

export type UserState =
  | { kind: 'enabled' | 'disabled' | 'expired' | 'mustChangePwd' }
  | { kind: 'locked'; minutes: number };

/** The one word for a user, the gravest first; null where none is told. @param now milliseconds since 1970 */
export function userState(
  user: Pick<AdminUser, 'state' | 'expireOn' | 'lockedUntil' | 'mustChangePwd'>,
  now: number,
): UserState | null {
  if (user.state === 0) return { kind: 'disabled' };
  if (user.expireOn !== null && user.expireOn <= now) return { kind: 'expired' };
  if (user.lockedUntil !== null && user.lockedUntil > now) {
    return { kind: 'locked', minutes: Math.ceil((user.lockedUntil - now) / 60_000) };
  }
  if (user.mustChangePwd === 1) return { kind: 'mustChangePwd' };
  return user.state === 1 ? { kind: 'enabled' } : null;
}
