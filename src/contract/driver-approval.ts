/**
 * What drivers ask for by their app, and who allows it. 审核 approval · 注册 register · 换车 change of vehicle ·
 * 换手机号 change of number · 证件换发 renewal of papers · 通过 pass · 拒绝 reject. What is passed is written into the
 * driver in the same transaction.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import type { LiveDeclared } from './grammar/live.ts';
import { plateLine } from './grammar/plates.ts';
import { IdentityNumber, Mobile } from './grammar/validators.ts';
import {
  EpochMs,
  filledLine,
  Id,
  line,
  listQuery,
  masked,
  recordFields,
  seeksNumbers,
  writeFields,
} from './grammar/wire.ts';

/** 1 register, 2 change vehicle, 3 change mobile, 4 certificate renewal. */
export const APPROVAL_TYPES = [1, 2, 3, 4] as const;
export type ApprovalType = (typeof APPROVAL_TYPES)[number];
/** 0 pending, 1 passed, 2 rejected. */
export const AUDIT_STATES = [0, 1, 2] as const;
export const PENDING = 0;
export const PASSED = 1;
export const REJECTED = 2;

export const driverApprovals: LiveDeclared = {
  loggedAs: 'driverApproval',
  live: {
    resource: 'driver-manage/driver-approval',
    may: 'drivermgr.account',
    mayEdit: 'drivermgr.account:audit',
    isByArea: true,
  },
};

/** What a picture shows. */
export const ATTACHMENT_KINDS = ['idFront', 'idBack', 'cert', 'license', 'vehicleLicense', 'face'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

const oneOf = <const N extends number>(values: readonly N[]) =>
  z.union(values.map(value => z.literal(value)));

const ApprovalType = oneOf(APPROVAL_TYPES);
const AuditState = oneOf(AUDIT_STATES);

/** A driver as he is, or as he would be. */
const Facts = z.object({
  name: z.nullable(z.string()),
  sex: z.nullable(z.int()),
  mobile: z.nullable(masked('mobile')),
  idCard: z.nullable(masked('identity')),
  companyName: z.nullable(z.string()),
  plateNum: z.nullable(z.string()),
  certNo: z.nullable(z.string()),
  certLevel: z.nullable(z.int()),
  certExpire: z.nullable(EpochMs),
  licenseNo: z.nullable(masked('identity')),
  licenseExpire: z.nullable(EpochMs),
});
export type ApprovalFacts = z.output<typeof Facts>;

export const DriverApproval = z.object({
  id: Id,
  /** Null until a registration is passed. */
  driverId: z.nullable(Id),
  type: ApprovalType,
  name: z.string(),
  mobile: masked('mobile'),
  companyName: z.nullable(z.string()),
  plateNum: z.nullable(z.string()),
  /** When it was handed in; null for who is new. */
  before: z.nullable(Facts),
  after: Facts,
  /** Names of the facts that become otherwise: two that are masked may look the same. */
  changed: z.array(z.string()),
  attachments: z.array(
    z.object({
      kind: z.enum(ATTACHMENT_KINDS),
      fileId: Id,
      /** Good for minutes; null in lists. */
      url: z.nullable(z.string()),
    }),
  ),
  auditStatus: AuditState,
  reason: z.nullable(z.string()),
  auditUser: z.nullable(z.string()),
  auditTime: z.nullable(EpochMs),
  ...recordFields,
});
export type DriverApproval = z.output<typeof DriverApproval>;

export const LONGEST_REASON = 200;
const READ = 'drivermgr.account';

export const driverApprovalCalls = callGroup(
  'driverApproval',
  {
    /** What has waited longest comes first, and of what is decided the latest. */
    listApprovals: call('GET', '/api/admin/driver-approval/list', {
      query: z.object({
        ...listQuery,
        orderBy: z.optional(z.enum(['createdOn', 'auditTime'])),
        id: z.optional(Id),
        type: z.optional(ApprovalType),
        auditStatus: z.optional(AuditState),
        driverId: z.optional(Id),
        /** Name, by pinyin too, or plate; or a telephone number, whole or its last four. */
        keyword: z.optional(seeksNumbers(line(40), { isKeyword: true })),
      }),
      data: z.array(DriverApproval),
      isPaged: true,
      may: READ,
      scope: 'areas',
    }),
    /** With addresses of its pictures. */
    oneApproval: call('GET', '/api/admin/driver-approval/{id}', {
      params: z.object({ id: Id }),
      data: DriverApproval,
      may: READ,
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** Once and for all: what is decided stays so. A rejection says why. */
    decideApproval: call('POST', '/api/admin/driver-approval/decide', {
      body: z.object({
        id: Id,
        auditStatus: z.union([z.literal(PASSED), z.literal(REJECTED)]),
        reason: z.optional(z.nullable(line(LONGEST_REASON))),
        ...writeFields,
      }),
      data: DriverApproval,
      may: 'drivermgr.account:audit',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'DUPLICATE'],
      business: 'update',
      scope: 'areas',
    }),
    /** From the drivers' app. The same `submitNo` again is the same request. */
    handInApproval: call('POST', '/api/open/driver-approvals', {
      body: z.object({
        submitNo: filledLine(64),
        type: ApprovalType,
        /** Left out to register. */
        driverId: z.optional(Id),
        values: z.object({
          name: z.optional(filledLine(40)),
          sex: z.optional(oneOf([0, 1, 2])),
          mobile: z.optional(Mobile),
          idCard: z.optional(IdentityNumber),
          companyId: z.optional(Id),
          plateNumber: z.optional(plateLine(12)),
          certNo: z.optional(line(30)),
          certLevel: z.optional(oneOf([1, 2, 3])),
          certExpire: z.optional(EpochMs),
          licenseNo: z.optional(IdentityNumber),
          licenseExpire: z.optional(EpochMs),
        }),
        /** Pictures that this account has sent before. */
        attachments: z.array(z.object({ kind: z.enum(ATTACHMENT_KINDS), fileId: Id })).check(z.maxLength(12)),
      }),
      data: z.object({ id: Id, auditStatus: AuditState, reason: z.nullable(z.string()) }),
      may: 'open-door',
      openScope: 'pushPictures',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DUPLICATE'],
    }),
  },
  { isBeyondPlain: true },
);
