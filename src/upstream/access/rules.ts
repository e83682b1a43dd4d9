/**
 * What nobody may give, edit or take away. Pure: the doors read what is in the database, ask here, and write.
 *
 * A person's reach is every right his roles could give him, disabled ones included: a role that is off today may
 * be on tomorrow. Where subjects grant actions, a subject held alone reaches all of them.
 */
import { clashesIn } from '../../contract/grammar/duties.ts';
import { ALL, holds, type Rights } from '../../contract/grammar/may.ts';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import { refuse } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';

/** Who makes the change. */
export interface Editor {
  userId: string;
  rights: Rights;
  scope: AreaScope;
}

/** What a person has been given. */
export interface Holding {
  isSuperuser: 0 | 1;
  /** The rights of each of his roles. */
  roles: readonly (readonly string[])[];
  areaIds: readonly string[];
}

const actionsOf = (subject: string) =>
  ALL_PERMISSIONS.flatMap(({ val }) => (val.startsWith(`${subject}:`) ? [val] : []));

/** The rights that this list gives to who holds nothing else. */
export function reachOf(codes: readonly string[], subjectsGrantActions: boolean): Set<string> {
  const reach = new Set(codes);
  if (!subjectsGrantActions) return reach;
  for (const code of codes) {
    if (codes.some(held => held.startsWith(`${code}:`))) continue;
    for (const action of actionsOf(code)) reach.add(action);
  }
  return reach;
}

const covers = (rights: Rights, codes: readonly string[]) =>
  [...reachOf(codes, rights.subjectsGrantActions)].every(code => holds(rights, code));

const coversRights = (rights: Rights, holding: Pick<Holding, 'isSuperuser' | 'roles'>) =>
  (holding.isSuperuser === 0 || holds(rights, ALL)) && holding.roles.every(codes => covers(rights, codes));

/** He sees a person whose areas lie inside his own; who sees all areas is seen by the unlimited only. */
const coversAreas = (scope: AreaScope, areaIds: readonly string[]) => scope.mayGive(areaIds);

/** Whether this user may be touched at all: nobody touches who holds more. Everybody may touch himself. */
export function checkTouches(editor: Editor, userId: string, holding: Holding): void {
  if (userId === editor.userId) return;
  if (!coversRights(editor.rights, holding) || !coversAreas(editor.scope, holding.areaIds)) {
    throw refuse('NO_PERMISSION', 'HOLDS_MORE');
  }
}

/** Whether what a user will hold is the editor's to give. For a new user, or whenever his rights or areas change. */
export function checkGives(editor: Editor, holding: Holding): void {
  if (!coversRights(editor.rights, holding) || !coversAreas(editor.scope, holding.areaIds)) {
    throw refuse('NO_PERMISSION', 'GIVES_WHAT_HE_LACKS');
  }
}

/** Whether these rights are the editor's to give, to a role that nobody has yet. */
export function checkGivesRights(editor: Pick<Editor, 'rights'>, codes: readonly string[]): void {
  if (!covers(editor.rights, codes)) throw refuse('NO_PERMISSION', 'GIVES_WHAT_HE_LACKS');
}

/** A person with the role, the role itself among what he holds. */
export interface Member extends Holding {
  userId: string;
}

/**
 * Changing a role is changing each of its members: the role's rights, before and after, must be the editor's own,
 * and so must be everything its members hold besides.
 */
export function checkTouchesRole(editor: Editor, codes: readonly string[], members: readonly Member[]): void {
  if (!covers(editor.rights, codes)) throw refuse('NO_PERMISSION', 'HOLDS_MORE');
  const others = members.filter(({ userId }) => userId !== editor.userId);
  if (!others.every(({ areaIds }) => coversAreas(editor.scope, areaIds))) {
    throw refuse('NO_PERMISSION', 'MEMBERS_OUT_OF_SCOPE');
  }
  if (!others.every(member => coversRights(editor.rights, member))) {
    throw refuse('NO_PERMISSION', 'HOLDS_MORE');
  }
}

/** The rights that somebody reaches. */
type Held = Pick<Holding, 'isSuperuser' | 'roles'>;

/**
 * Fails with STATE_NOT_ALLOWED where a change adds rights to a person or a role that exclude each other. Clashes that exist
 * already are kept: the record shows them.
 */
export function checkDuties(before: Held, after: Held, { subjectsGrantActions }: Rights): void {
  if (after.isSuperuser === 1) return;
  const clashes = ({ roles }: Held) => clashesIn(reachOf(roles.flat(), subjectsGrantActions));
  const known = new Set(clashes(before).map(String));
  if (clashes(after).some(clash => !known.has(String(clash))))
    throw refuse('STATE_NOT_ALLOWED', 'DUTIES_CLASH');
}

/** A role or a user before its first rights. */
export const NO_RIGHTS: Held = { isSuperuser: 0, roles: [] };

/** One's own account is neither disabled nor deleted by oneself. */
export function checkNotOwn(editor: Pick<Editor, 'userId'>, userId: string): void {
  if (editor.userId === userId) throw refuse('STATE_NOT_ALLOWED', 'OWN_ACCOUNT');
}
