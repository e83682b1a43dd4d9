/** Where this feature lives, and where it leads: a user is a record of another. */
export const ONLINE_USER_PATH = '/system-manage/online-user';
export const userPath = (userId: string) => `/system-manage/admin-user/${encodeURIComponent(userId)}`;
