/** Users and roles for the search of the frame, found by name, pinyin, initials, account or number. */
import { accessCalls } from '../../contract/access.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { rolePath, userPath } from './paths.ts';

const PAGE = { current: 1, size: 20 };

export async function findUsers(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const find = (keyword: string) =>
    ask(accessCalls.listAdminUsers, { query: { ...PAGE, orderBy: 'roleId', keyword } }, { signal });
  const { rows } = await find(text);
  const tells = rows.filter(user => isIn(text, [user.userName, user.account, user.jobNo]));
  return (await trusted(rows, tells, find)).map(({ userId, userName, account, jobNo }) => ({
    path: userPath(userId),
    name: userName || account,
    hint: [account, jobNo].filter(Boolean).join(' · '),
  }));
}

export async function findRoles(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const find = (keyword: string) =>
    ask(accessCalls.listRoleGroups, { query: { ...PAGE, orderBy: 'sort', keyword } }, { signal });
  const { rows } = await find(text);
  const tells = rows.filter(role => isIn(text, [role.name, role.roleKey]));
  return (await trusted(rows, tells, find)).map(({ roleId, name, roleKey }) => ({
    path: rolePath(roleId),
    name,
    hint: roleKey,
  }));
}

const isIn = (text: string, fields: readonly (string | null)[]) =>
  fields.some(field => field?.toLowerCase().includes(text.toLowerCase()));

/** In nobody's name. */
const NONSENSE = '\u2205\u2205\u2205';

/**
 * What does not show the text itself was found by its sound, unless this upstream looks at no keyword at all and
 * answers whatever there is: then only what shows it counts.
 */
async function trusted<Row>(
  rows: readonly Row[],
  tells: readonly Row[],
  find: (keyword: string) => Promise<{ rows: readonly unknown[] }>,
): Promise<readonly Row[]> {
  if (tells.length === rows.length) return rows;
  const ofNobody = await find(NONSENSE);
  return ofNobody.rows.length > 0 ? tells : rows;
}
