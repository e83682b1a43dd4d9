/** What may be done in this room. */
import type { RoomActions } from './grammar/permissions.ts';

export const permissions = { 'monitoring.complaint:handle': '处理投诉' } as const satisfies RoomActions;

declare module './grammar/permissions.ts' {
  interface RoomPermissions extends Record<keyof typeof permissions, string> {}
}
