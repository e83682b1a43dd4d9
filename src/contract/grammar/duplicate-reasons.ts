/** Reasons for which the console needs the words from the start: an upstream that gives no reasons is known by what it says. */
export const DUPLICATE_REASONS = {
  ACCOUNT_TAKEN: '账号已存在',
  ROLE_NAME_TAKEN: '角色名称已存在',
  ROLE_KEY_TAKEN: '角色代码已存在',
  PROPERTY_TAKEN: '参数名已存在',
  VERSION_CODE_TAKEN: '版本号必须大于已发布过的最大版本号',
  VALUE_TAKEN: '该编码已存在',
  COMPANY_NAME_TAKEN: '公司名称已存在',
  PLATE_TAKEN: '车牌号已登记',
  TERMINAL_TAKEN: '终端号已装在其他车辆上',
  LIGHT_TAKEN: '顶灯号已装在其他车辆上',
  MOBILE_TAKEN: '该手机号已登记给另一位司机',
  CERT_TAKEN: '该从业资格证号已登记给另一位司机',
  LIGHT_NO_TAKEN: '顶灯号已登记',
  PLACE_NAME_TAKEN: '已有同名地点',
  AGREEMENT_VERSION_TAKEN: '同类协议已有这个版本',
} as const;
