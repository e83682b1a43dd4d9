/** What the signed-in user may give. The server judges the same; here it keeps a clerk from trying in vain. */
import { ALL, holds, type Rights } from '../../contract/grammar/may.ts';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';

/** Whether every right that this list brings is one's own. */
export function canGrantAll(rights: Rights, codes: readonly string[]): boolean {
  return reachOf(codes, rights.subjectsGrantActions).every(code => holds(rights, code));
}

/** Where a bare subject grants its actions, giving the subject gives these too. */
function reachOf(codes: readonly string[], subjectsGrantActions: boolean): string[] {
  if (!subjectsGrantActions) return [...codes];
  return codes.flatMap(code => {
    if (codes.some(held => held.startsWith(`${code}:`))) return [code];
    const actions = ALL_PERMISSIONS.filter(({ val }) => val.startsWith(`${code}:`)).map(({ val }) => val);
    return [code, ...actions];
  });
}

export const holdsAllRights = (rights: Rights) => rights.codes.has(ALL);
