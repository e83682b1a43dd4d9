/** Looking at the console as a role does: a session inside one's own, with the rights of that role. */
import { eq } from 'drizzle-orm';
import { holds } from '../../contract/grammar/may.ts';
import type { onlineCalls } from '../../contract/online.ts';
import type { Context } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { openPreview } from '../core/identity/sessions.ts';
import { role, rolePermission } from '../core/identity/tables.ts';

/** Nobody previews a role that holds what he does not hold himself. */
export async function beginPreview(context: Context<typeof onlineCalls.previewRole>) {
  const { db, user, body, caller, chance, clock, changed } = context;
  const [found] = await db
    .select({ roleId: role.id, name: role.name, state: role.state })
    .from(role)
    .where(eq(role.id, body.roleId));
  if (!found) throw new Failure('NOT_FOUND');
  if (found.state === 0) throw refuse('STATE_NOT_ALLOWED', 'ROLE_DISABLED');
  const { roleId, name } = found;
  const held = await db
    .select({ val: rolePermission.val })
    .from(rolePermission)
    .where(eq(rolePermission.roleId, roleId));
  if (!held.every(({ val }) => holds(user.rights, val))) throw refuse('NO_PERMISSION', 'HOLDS_MORE');
  const { token } = await openPreview(
    db,
    { userId: user.userId, caller, chance, now: clock() },
    { parentId: user.sessionId, roleId },
  );
  changed({ objectType: 'role', objectId: roleId, after: { name } });
  return { token, role: { roleId, name } };
}
