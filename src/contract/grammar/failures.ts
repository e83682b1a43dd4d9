/**
 * The closed list of what can go wrong. A failure is a code (how a client must react) and often a reason
 * (what exactly). `message` is the protocol's text, Chinese as the field's clients expect; the console has its
 * own words in the other languages.
 */
export const FAILURES = {
  TOKEN_INVALID: { errCode: 2000, http: 401, message: '登录状态无效，请重新登录' },
  SESSION_EXPIRED: { errCode: 2001, http: 401, message: '登录已过期，请重新登录' },
  LOGIN_CODE_NEEDED: { errCode: 2002, http: 200, message: '请输入验证码' },
  SESSION_ENDED: { errCode: 2003, http: 401, message: '该会话已被结束，请重新登录' },
  LOGIN_CODE_WRONG: { errCode: 2004, http: 200, message: '验证码错误或已过期' },
  PASSWORD_RENEWAL: { errCode: 2005, http: 200, message: '首次登录或密码已重置，请设置新密码' },
  CREDENTIALS_WRONG: { errCode: 2006, http: 401, message: '账号或密码错误' },
  STATE_CONFLICT: { errCode: 3001, http: 409, message: '该记录已被他人修改' },
  STATE_NOT_ALLOWED: { errCode: 3002, http: 409, message: '当前状态不允许此操作' },
  LOCKED: { errCode: 3003, http: 409, message: '该记录正被他人编辑' },
  DUPLICATE: { errCode: 3004, http: 409, message: '已存在相同的记录' },
  OVER_LIMIT: { errCode: 3005, http: 422, message: '超出限额' },
  NOT_FOUND: { errCode: 3006, http: 404, message: '记录不存在或无权查看' },
  PARAMETER: { errCode: 3007, http: 400, message: '参数有误' },
  NO_PERMISSION: { errCode: 3008, http: 403, message: '没有此操作的权限' },
  SECOND_APPROVER: { errCode: 3009, http: 422, message: '需要另一位人员复核' },
  TOO_FREQUENT: { errCode: 3010, http: 429, message: '操作过于频繁，请稍后再试' },
  INTERNAL: { errCode: 5000, http: 500, message: '服务器内部错误' },
  DEPENDENCY_AWAY: { errCode: 5003, http: 503, message: '服务暂不可用，请稍后再试' },
} as const;

export type FailureName = keyof typeof FAILURES;

/** Why exactly; says what the code alone leaves open. Travels as `data.reason`. */
export const REASONS = {
  /** Whatever has no reason of its own. */
  TAKEN: '该值已被其他记录使用',
  VALUE_MISSING: '此项必须填写',
  DISCOUNT_TOO_HIGH: '优惠价不能高于价格',
  ENDS_TOO_EARLY: '结束日期不能早于开始日期',
  LOST_ALREADY_REPORTED: '该失主 24 小时内已登记过同类物品',
  NUMBERS_LIMIT: '今天查找或填写的完整号码已达上限；已填写的内容仍保留，请明天再试，或请管理员调高上限',
  NUMBERS_ALIKE: '今天已试过多个只差中间几位的号码，请核对号码，或请可查看完整号码的同事处理',
  STILL_USED: '还有其他记录引用，不能删除',
  ACCOUNT_TAKEN: '账号已存在',
  ROLE_NAME_TAKEN: '角色名称已存在',
  ROLE_KEY_TAKEN: '角色代码已存在',
  ACCOUNT_DISABLED: '账号已停用',
  ACCOUNT_EXPIRED: '账号已到期',
  LAST_SUPERUSER: '至少要保留一位启用的超级管理员',
  OWN_ACCOUNT: '不能停用或删除自己的账号',
  GIVES_WHAT_HE_LACKS: '不能授予自己没有的权限或区域',
  HOLDS_MORE: '对方的权限超出您的权限，不能操作',
  MEMBERS_OUT_OF_SCOPE: '该角色有不在您数据区域内的成员，不能修改',
  BUILT_IN: '内置记录不能删除，其代码和基本权限不能改',
  HAS_MEMBERS: '该角色仍有成员，不能删除',
  NOT_ANEW: '这类记录删除后不能恢复',
  USER_NOT_ANEW: '删除的用户不能恢复，请新建用户',
  HAS_CHILDREN: '存在下级，不能删除',
  ROLE_UNKNOWN: '角色不存在',
  AREA_UNKNOWN: '区域不存在',
  REFERENCE_UNKNOWN: '所选记录不存在，或不在您的数据区域内',
  PERMISSION_UNKNOWN: '权限不存在',
  PARENT_UNKNOWN: '上级不存在',
  PARENT_KIND: '目录和页面只能放在第一级或目录下，按钮只能放在页面下',
  PASSWORD_SAME: '新密码不能与旧密码相同',
  PASSWORD_COMMON: '新密码太常见，容易被猜到，请换一个',
  PASSWORD_WRONG: '原密码错误',
  REQUEST_REUSED: '请求编号已用于另一次操作',
  MASKED_VALUE: '不能保存掩码后的号码',
  SIGN_IN_LOCKED: '登录失败次数过多，请稍后再试',
  SIGN_IN_SLOWED: '登录尝试过于频繁，请稍后再试',
  PASSWORD_TRIES: '原密码错误次数过多，请稍后再试',
  BUSY: '服务器繁忙，请稍后再试',
  TOO_MANY_AT_ONCE: '您同时进行的操作太多，本次未执行；请等正在进行的操作完成后再试',
  BUDGET_REQUESTS: '您在一分钟内的请求数或数据量已达上限，本次未执行；请一分钟后再试',
  BUDGET_LOG: '您今日的操作日志已达上限，本次未执行；请明天再试，或联系管理员调高上限',
  BUDGET_STORAGE:
    '您上传后未使用的文件已达上限，本次未保存；未使用的文件两天后自动清除，请届时再试，或先把已上传的文件用在记录中',
  SEARCH_TOO_WIDE: '该时段和范围内的轨迹太多，请缩短时间或缩小范围后再查',
  CODE_BY_ADMINISTRATOR: '短信未能发出，请向管理员索取验证码',
  PREVIEW_READS_ONLY: '预览角色时只能查看，不能操作',
  ROLE_DISABLED: '角色已停用',
  OWN_SESSION: '不能结束自己当前的会话，请退出登录',
  SSO_NO_ACCOUNT: '单点登录成功，但本系统没有对应的账号',
  SSO_REFUSED: '单点登录未通过，请重新登录',
  SMS_DAILY_LIMIT: '该号码今日短信已达上限',
  PICTURE_UNREADABLE: '无法识别的图片，请上传 JPEG、PNG 或 WebP',
  PICTURE_TOO_LARGE: '图片太大：最多 10 MB、4000 万像素（WebP、渐进式 JPEG 和隔行 PNG 最多 1600 万）',
  FILE_TYPE: '不支持的文件类型',
  FILE_TOO_LARGE: '文件太大',
  FILE_TOO_COMPLEX: '处理该文件超出了内存或时间上限，未作任何更改；请减少行列或拆分后重试',
  FILE_MISSING: '没有收到文件',
  ADDRESS_INVALID: '链接无效',
  ADDRESS_EXPIRED: '链接已过期',
  PROPERTY_TAKEN: '参数名已存在',
  TOO_MANY_PROPERTIES: '自定义参数最多 500 个',
  VALUE_TAKEN: '该编码已存在',
  VALUE_USED: '正在使用，不能删除，可以停用',
  COMPANY_NAME_TAKEN: '公司名称已存在',
  COMPANY_UNKNOWN: '公司不存在',
  COMPANY_HAS_FLEET: '该公司名下还有 %{vehicles} 辆车、%{drivers} 名司机，不能删除',
  PLATE_TAKEN: '车牌号已登记',
  TERMINAL_TAKEN: '终端号已装在其他车辆上',
  LIGHT_TAKEN: '顶灯号已装在其他车辆上',
  LIGHT_NO_TAKEN: '顶灯号已登记',
  LIGHT_CARRIED: '顶灯装在车上，请先在车辆信息中取下',
  AGREEMENT_VERSION_TAKEN: '同类协议已有这个版本',
  AGREEMENT_IN_EFFECT: '生效中的协议不能修改或删除，请新建版本或撤回',
  AGREEMENT_WITHDRAWN: '已撤回的协议不能修改',
  AGREEMENT_EMPTY: '没有正文或文件，不能生效',
  AGREEMENT_SIGNED: '已有人签署，不能删除',
  PLACE_NAME_TAKEN: '已有同名地点',
  TOO_MANY_PLACES: '最多 200 个监控地点',
  TOO_MANY_ATTACHMENTS: '一辆车最多 30 张附件',
  AD_VEHICLE_OCCUPIED: '该车正在投放广告，期满或撕除后才能改投放状态',
  VEHICLE_IN_USE: '该车已有司机或班次，不能删除，可以改为报废',
  TOO_MANY_VALUES: '最多 200 个字典，每个最多 1000 个值',
  VERSION_RELEASED: '已发布的版本只能调整灰度或撤回',
  VERSION_WITHDRAWN: '已撤回的版本不能修改，可以删除',
  VERSION_CODE_TAKEN: '版本号必须大于已发布过的最大版本号',
  VERSION_WITHOUT_PACKAGE: '没有安装包，不能发布',
  REACH_SHRINKS: '灰度范围只能扩大，需要缩小时请撤回',
  REACH_OUT_OF_AREAS: '只能在您的数据区域内发布或撤回',
  PACKAGE_UNKNOWN: '安装包不存在，请重新上传',
  STORAGE_FULL: '存储空间已满',
  TOO_MANY_ROWS: '行数超过上限，请缩小范围',
  FILE_UNREADABLE: '文件无法读取，请另存为 XLSX 或 CSV 后重试',
  FILE_EMPTY: '文件中没有数据行',
  TOO_MANY_JOBS: '已有多个任务在进行，请等其中一个结束',
  OWNER_GONE: '发起人的账号已停用或删除',
  CHECK_FAILED: '预检未通过的行须先改正或跳过',
  ALREADY_IMPORTED: '该文件已经导入',
  SIGNATURE_INVALID: '应用标识或签名无效',
  CLOCK_OFF: '请求时间与服务器相差超过 5 分钟',
  NONCE_USED: '随机串已用过',
  ADDRESS_NOT_LISTED: '来源地址不在白名单内',
  SCOPE_MISSING: '该账号没有此接口的权限',
  DAILY_LIMIT: '今日请求数已达上限',
  MOBILE_TAKEN: '该手机号已登记给另一位司机',
  CERT_TAKEN: '该从业资格证号已登记给另一位司机',
  VEHICLE_UNKNOWN: '车辆不存在',
  FILE_UNKNOWN: '文件不存在，请重新上传',
  HAS_SHIFTS: '有班次记录的司机不能删除，可改为离职',
  DRIVER_LEFT: '该司机已离职',
  APPROVAL_DECIDED: '该申请已审核',
  APPROVAL_WAITS: '同类申请正在审核',
  CHECK_JUDGED: '该抽查已有结果',
  CHECK_UNANSWERED: '司机还没有上传照片',
  CHECK_OVERDUE: '已过截止时间',
  CHECK_OPEN: '所选司机都在抽查中',
  ORDER_STATE: '订单当前状态不允许此操作',
  ORDER_RECENT: '该号码 10 分钟内已有未完成的订单',
  ORDER_GRABBED: '订单已由其他司机接走，或已取消',
  DRIVER_BUSY: '该司机不在线、不空闲，或已有订单',
  DRIVER_TOO_FAR: '司机距上车点超过 100 米',
  NOBODY_NEAR: '范围内没有可推送的车辆，订单未变，可扩大半径后再试',
  NO_SHOW_EARLY: '司机到达满 10 分钟且联系过乘客后，才能记为爽约',
  NOT_ABNORMAL: '载客未超过 6 小时，终端也未失联 30 分钟，不能按异常关闭',
  PASSENGER_UNREACHABLE: '该订单没有乘客号码',
  STOPPING: '服务正在停止，没有处理这次请求，请稍后再试',
  MIGRATIONS_BEHIND: '数据库结构旧于本程序，请重启服务以升级',
} as const;

export type Reason = keyof typeof REASONS;

/** What is wrong with one input field; the words are in `i18n`. Source: zod's own issue codes. */
export interface FieldProblem {
  field: string;
  code: string;
}

/** `data` of a failed answer. */
export interface FailureData {
  reason?: Reason;
  /** 3007: the fields that did not pass. */
  fields?: FieldProblem[];
  /** 3001: the record as it is now, and who changed it when. */
  current?: unknown;
  updatedBy?: string | null;
  updatedOn?: number;
  /** 3003: who holds the record. */
  lockedBy?: string;
  /** 2002, 2004 and 2005: what the next step of the sign-in asks for. */
  temToken?: string;
  /** 2002: where the code went, masked; null where there is no number. */
  mobile?: string | null;
  /** 2002: until when the code is good, and from when another one can be asked for. */
  expireOn?: number;
  resendOn?: number;
  /** 2004: with 0 a new code is needed. */
  attemptsLeft?: number;
  /** 3005: how many rows there are, and how many may be. */
  matching?: number;
  most?: number;
  /** 3002, COMPANY_HAS_FLEET: what still belongs to it. */
  vehicles?: number;
  drivers?: number;
  /** 3004, ORDER_RECENT: the order that is there, where who asks sees it. */
  orderId?: string;
  orderNo?: string;
  /** 3010: when it may be tried again. */
  retryOn?: number;
  /** Found again in the server's log. */
  traceId?: string;
}
