/** What may be done to days of the books. */
import type { RoomActions } from './grammar/permissions.ts';

export const permissions = {
  'finance:close': '关账',
  'finance:reopen': '重开账期',
} as const satisfies RoomActions;

declare module './grammar/permissions.ts' {
  interface RoomPermissions extends Record<keyof typeof permissions, string> {}
}
