/**
 * The closed list of what can go wrong. A failure is a code (how a client must react) and often a reason
 * (what exactly). `message` is the protocol's text, Chinese as the field's clients expect; the console has its
 * own words in the other languages.
 */
import type { Reason } from './reasons.ts';

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
  /** 3007, of a statement: its line, and the name of what is there with what was found and expected; amounts in fen. */
  line?: number;
  name?: string;
  found?: string | number;
  expected?: string | number;
  /** 3002, of days of the books: which. */
  days?: string[];
  /** Found again in the server's log. */
  traceId?: string;
}
