/** Rooms of words, one file of `i18n/<language>/` each. */

/** What the frame and the first page say, in one file of the build for each language (`vite.first-load.ts`). */
export const START_ROOMS = [
  'raCore',
  'common',
  'dashboard',
  'error',
  'errorLog',
  'glance',
  'kit',
  'live',
  'notification',
  'papers',
  'push',
  'search',
  'settings',
  'shell',
  'tags',
  'title',
] as const;

/** Of the start as well; the upstream names permissions in Chinese. */
export const TRANSLATED_ROOM = 'permission';

/** The file of the room `systemTool` is `system-tool.ts`. */
export const fileOf = (room: string) => room.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
