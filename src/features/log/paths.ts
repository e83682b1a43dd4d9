/** Where this feature lives. */
export const SYSTEM_PATH = '/system-manage';
export const OPERATE_LOG_PATH = '/system-manage/operate-log';
export const LOGIN_LOG_PATH = '/system-manage/login-log';
export const REVEAL_LOG_PATH = '/system-manage/reveal-log';
