/** Why something is refused of a version of an app. */
export const reasons = {
  VERSION_RELEASED: '已发布的版本只能调整灰度或撤回',
  VERSION_WITHDRAWN: '已撤回的版本不能修改，可以删除',
  VERSION_WITHOUT_PACKAGE: '没有安装包，不能发布',
  REACH_SHRINKS: '灰度范围只能扩大，需要缩小时请撤回',
  REACH_OUT_OF_AREAS: '只能在您的数据区域内发布或撤回',
  PACKAGE_UNKNOWN: '安装包不存在，请重新上传',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
