/** With which roles a person may share a filter of his. Only who shares one needs this. */
import { accessCalls } from '../contract/access.ts';
import { ALL } from '../contract/grammar/may.ts';
import { ask } from './ask.ts';
import type { Session } from './session.ts';

/** His own, or with every right all. Fails with `UpstreamError`. */
export async function rolesToShareWith({ user, rights }: Session): Promise<{ id: string; name: string }[]> {
  const own = new Set(user.roles.map(({ roleId }) => roleId));
  const roles = await ask(accessCalls.appRoles, {});
  return roles
    .filter(({ roleId }) => rights.codes.has(ALL) || own.has(roleId))
    .map(({ roleId, name }) => ({ id: roleId, name }));
}
