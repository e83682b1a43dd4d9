/** Why exactly a call was refused. The console fetches these words when it needs them: its first load imports types from here. */
import { DUPLICATE_REASONS } from './duplicate-reasons.ts';

/** Those of the core and of several rooms. */
export const SHARED_REASONS = {
  ...DUPLICATE_REASONS,
  /** Whatever has no reason of its own. */
  TAKEN: '该值已被其他记录使用',
  VALUE_MISSING: '此项必须填写',
  ENDS_TOO_EARLY: '结束日期不能早于开始日期',
  TIME_OUT_OF_BOUNDS: '时间太早，或晚于现在，请核对',
  NUMBERS_LIMIT: '今天查找或填写的完整号码已达上限；已填写的内容仍保留，请明天再试，或请管理员调高上限',
  NUMBERS_ALIKE: '今天已试过多个只差中间几位的号码，请核对号码，或请可查看完整号码的同事处理',
  STILL_USED: '还有其他记录引用，不能删除',
  ACCOUNT_DISABLED: '账号已停用',
  ACCOUNT_EXPIRED: '账号已到期',
  HOLDS_MORE: '对方的权限超出您的权限，不能操作',
  BUILT_IN: '内置记录不能删除，其代码和基本权限不能改',
  HAS_CHILDREN: '存在下级，不能删除',
  AREA_UNKNOWN: '区域不存在',
  REFERENCE_UNKNOWN: '所选记录不存在，或不在您的数据区域内',
  PARENT_UNKNOWN: '上级不存在',
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
  SSO_NO_ACCOUNT: '单点登录成功，但本系统没有对应的账号',
  SSO_REFUSED: '单点登录未通过，请重新登录',
  SMS_DAILY_LIMIT: '该号码今日短信已达上限',
  PICTURE_UNREADABLE: '无法识别的图片，请上传 JPEG、PNG 或 WebP',
  PICTURE_TOO_LARGE: '图片太大：最多 10 MB、4000 万像素（WebP、渐进式 JPEG 和隔行 PNG 最多 1600 万）',
  FILE_TYPE: '不支持的文件类型',
  FILE_TOO_LARGE: '文件太大',
  FILE_MISSING: '没有收到文件',
  ADDRESS_INVALID: '链接无效',
  ADDRESS_EXPIRED: '链接已过期',
  COMPANY_UNKNOWN: '公司不存在',
  STORAGE_FULL: '存储空间已满',
  TOO_MANY_JOBS: '已有多个任务在进行，请等其中一个结束',
  OWNER_GONE: '发起人的账号已停用或删除',
  SIGNATURE_INVALID: '应用标识或签名无效',
  CLOCK_OFF: '请求时间与服务器相差超过 5 分钟',
  NONCE_USED: '随机串已用过',
  ADDRESS_NOT_LISTED: '来源地址不在白名单内',
  SCOPE_MISSING: '该账号没有此接口的权限',
  DAILY_LIMIT: '今日请求数已达上限',
  VEHICLE_UNKNOWN: '车辆不存在',
  FILE_UNKNOWN: '文件不存在，请重新上传',
  DRIVER_LEFT: '该司机已离职',
  APPROVAL_WAITS: '同类申请正在审核',
  ORDER_STATE: '订单当前状态不允许此操作',
  ORDER_ACCEPTED: '司机已接单，不能撤回指派',
  WITHDRAW_LATE: '指派已超过 10 秒，不能撤回',
  ORDER_RECENT: '该号码 10 分钟内已有未完成的订单',
  ORDER_GRABBED: '订单已由其他司机接走，或未派给该司机',
  ORDER_CANCELLED: '订单已取消',
  DRIVER_WITHOUT_VEHICLE: '该司机没有车辆',
  FARE_DIFFERS: '支付金额与车费不符，已记录差额，待人工核对',
  OTHER_ACCOUNT: '该记录由其他账号上报',
  FEE_ABOVE_AMOUNT: '手续费不能高于金额',
  PLACE_NOWHERE: '位置无效',
  DEST_IS_ORIGIN: '目的地与上车点相同',
  USE_TIME_OFF: '用车时间已过，或在 90 天以后',
  OUT_OF_AREAS: '上车点不在任何营运区域内',
  DRIVER_BUSY: '该司机不在线、不空闲，或已有订单',
  DRIVER_TOO_FAR: '司机距上车点超过 100 米',
  NO_SHOW_EARLY: '司机到达满 10 分钟且联系过乘客后，才能记为爽约',
  PASSENGER_UNREACHABLE: '该订单没有乘客号码',
  APPROVES_OWN: '不能复核自己申请的款项，须由另一位人员复核',
  APPROVER_DEPENDS: '申请人在 30 天内新建、修改或重置过您的账号或角色，须由另一位人员复核',
  APPROVER_SHARES_NUMBER: '您与申请人登记了同一个手机号或工号，须由另一位人员复核',
  STOPPING: '服务正在停止，没有处理这次请求，请稍后再试',
  TAKEN_OVER_WITHOUT_REASON: '由其他人处理中，接手须写明原因',
  HELD_BY_ANOTHER: '由其他人处理中，请先接手',
  STARTING: '服务正在启动，还不能处理请求，请稍后再试',
  WRITES_FAIL: '数据库目前不能写入，没有处理这次请求',
  MACHINE_CLOCK_OFF: '本机时钟与数据库相差过大，请校准时钟',
  MIGRATIONS_BEHIND: '数据库结构旧于本程序，请重启服务以升级',
} as const;

/** Those of one room, which its `src/contract/<room>-reasons.ts` adds. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms extend it
export interface RoomReasons {}

/** Says what the code of a failure leaves open. Travels as `data.reason`. */
export type Reason = keyof typeof SHARED_REASONS | keyof RoomReasons;

const found = import.meta.glob<object>('../*-reasons.ts', { eager: true, import: 'reasons' });

/** Every reason, in the protocol's own words. */
export const REASONS = Object.assign({}, SHARED_REASONS, ...Object.values(found)) as Readonly<
  Record<Reason, string>
>;
