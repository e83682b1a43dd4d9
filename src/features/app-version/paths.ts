/** Where this feature lives. A resource's name is its path without the first slash. */
export const VERSION_PATH = '/system-manage/version';
export const RELEASE_LOG_PATH = '/system-manage/release-log';
export const VERSION = VERSION_PATH.slice(1);
export const versionPath = (id: string | number) => `${VERSION_PATH}/${encodeURIComponent(id)}`;
