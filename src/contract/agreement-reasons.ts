/** Why something is refused of an agreement. */
export const reasons = {
  AGREEMENT_IN_EFFECT: '生效中的协议不能修改或删除，请新建版本或撤回',
  AGREEMENT_WITHDRAWN: '已撤回的协议不能修改',
  AGREEMENT_EMPTY: '没有正文或文件，不能生效',
  AGREEMENT_SIGNED: '已有人签署，不能删除',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
