/** Where this feature lives. A resource's name is its path without the first slash. */
export const SYSTEM_PATH = '/system-manage';
export const ADMIN_USER_PATH = '/system-manage/admin-user';
export const ROLE_GROUP_PATH = '/system-manage/role-group';
export const ADMIN_USER = ADMIN_USER_PATH.slice(1);
export const ROLE_GROUP = ROLE_GROUP_PATH.slice(1);

export const userPath = (id: string | number) => `${ADMIN_USER_PATH}/${encodeURIComponent(id)}`;
export const rolePath = (id: string | number) => `${ROLE_GROUP_PATH}/${encodeURIComponent(id)}`;
export const copyRolePath = (id: string | number) =>
  `${ROLE_GROUP_PATH}/create?from=${encodeURIComponent(id)}`;
export const usersPath = (filter: Readonly<Record<string, unknown>>) =>
  `${ADMIN_USER_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** The users that hold a role. */
export const membersPath = (roleId: string | number) => usersPath({ roleId: String(roleId) });
