/** Why something is refused of a session and the preview of a role. */
export const reasons = {
  ROLE_DISABLED: '角色已停用',
  OWN_SESSION: '不能结束自己当前的会话，请退出登录',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
