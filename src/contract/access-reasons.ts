/** Why something is refused of accounts, roles, permissions and the menu. */
export const reasons = {
  LAST_SUPERUSER: '至少要保留一位启用的超级管理员',
  OWN_ACCOUNT: '不能停用或删除自己的账号',
  GIVES_WHAT_HE_LACKS: '不能授予自己没有的权限或区域',
  DUTIES_CLASH: '同一人不能既管理账号、又经手或复核款项：请去掉其中一方的权限，或分给两个人',
  MEMBERS_OUT_OF_SCOPE: '该角色有不在您数据区域内的成员，不能修改',
  HAS_MEMBERS: '该角色仍有成员，不能删除',
  ROLE_UNKNOWN: '角色不存在',
  PERMISSION_UNKNOWN: '权限不存在',
  PARENT_KIND: '目录和页面只能放在第一级或目录下，按钮只能放在页面下',
  RESTORES_OWN: '不能恢复自己被停用的权限，须由另一位超级管理员恢复',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
