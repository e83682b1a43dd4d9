/** Where this feature lives, and where it leads: a user is a record of another. */
export const ONLINE_USER_PATH = '/system-manage/online-user';
export const ONLINE_USER = ONLINE_USER_PATH.slice(1);
export const userPath = (userId: string) => `/system-manage/admin-user/${encodeURIComponent(userId)}`;
