/**
 * What passengers complain of. 投诉 complaint · 拒载 refusal · 绕路 detour · 责任认定 duty · 回访 visit. Its calls are this project's own.
 */
import * as z from 'zod/mini';
import { COMPLAINT_ACTS, COMPLAINT_STATES } from './complaint-states.ts';
import { call, callGroup } from './grammar/call.ts';
import { telephone } from './grammar/compound-kinds.ts';
import { choice } from './grammar/kinds/choice.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';
import { EpochMs, Id, line, masked as maskedText, RequestId, writeFields } from './grammar/wire.ts';

export const COMPLAINT_RESOURCE = 'monitorDispatch/complaint';

/** 1 a call, 2 the transport hotline 12328, 3 the app, 4 the mayor's hotline 12345. */
export const COMPLAINT_SOURCES = [1, 2, 3, 4] as const;
/** 1 refusal, 2 detour, 3 overcharge, 4 attitude, 5 driving, 6 not by meter, 7 other. */
export const COMPLAINT_TYPES = [1, 2, 3, 4, 5, 6, 7] as const;
/** 0 undetermined, 1 the driver, 2 nobody, 3 both. */
export const DUTY_RESULTS = [0, 1, 2, 3] as const;
export const UNDETERMINED = 0;
/** 1 content, 2 not content, 3 not reached. */
export const VISIT_RESULTS = [1, 2, 3] as const;

/** Of those that are investigated: the answer is late, or due within this time. */
export const DUE_STATES = ['over', 'soon'] as const;
export const SOON_MS = 2 * 86_400_000;

export const complaint = resource('complaint', {
  path: COMPLAINT_RESOURCE,
  fields: {
    complaintNo: code(20).filled().readOnly().search(),
    state: choice(COMPLAINT_STATES)
      .filled()
      .readOnly()
      .status({ 0: 'bad', 1: 'warn', 2: 'warn', 3: 'ok', 4: 'off' }),
    source: choice(COMPLAINT_SOURCES).initially(1),
    type: choice(COMPLAINT_TYPES).required(),
    complainant: text(40).search(),
    mobile: telephone().soughtAtWork(),
    content: note(1_000).required(),
    occurTime: moment(),
    address: text(120),
    plateNumber: plateText(10).search(),
    driverName: text(40),
    addressType: area().filled(),
    /** The call in which it was told, and the ride that it is about: what nobody fills in is taken from them. */
    callId: other(Id).fixed(),
    orderId: other(Id).fixed(),
    /** Where the register knows them. */
    vehicleId: other(Id).readOnly(),
    driverId: other(Id).readOnly(),
    remark: note(200),
    /** Until when it is answered; null before it was accepted. */
    deadline: moment().readOnly(),
    handleUserName: text(40).readOnly(),
    acceptedOn: moment().readOnly(),
    reply: text(1_000).readOnly(),
    repliedOn: moment().readOnly(),
    dutyResult: choice(DUTY_RESULTS).filled().readOnly(),
    penalty: text(200).readOnly(),
    visitResult: choice(VISIT_RESULTS).readOnly(),
    closedOn: moment().readOnly(),
    /** Why it was rejected or taken up again. */
    reason: text(200).readOnly(),
    due: choice(DUE_STATES).filterOnly(),
  },
  equals: [
    'state',
    'due',
    'source',
    'type',
    'dutyResult',
    'visitResult',
    'addressType',
    'mobile',
    'driverId',
  ],
  filters: ['complaintNo', 'plateNumber', 'complainant', 'occurTime', 'deadline', 'closedOn'],
  sorts: ['createdOn', 'complaintNo', 'state', 'deadline', 'occurTime', 'type'],
  isNewestFirst: true,
  may: {
    read: 'monitoring.complaint',
    add: 'monitoring.complaint:handle',
    edit: 'monitoring.complaint:handle',
    export: 'monitoring.complaint',
  },
  fails: ['STATE_NOT_ALLOWED', 'NOT_FOUND'],
});
export type Complaint = z.output<typeof complaint.Row>;

/** What a complaint is taken from: what is known of it there, and fills in what nobody has said. */
const Origin = z.object({
  complainant: z.nullable(z.string()),
  mobile: z.nullable(maskedText('mobile')),
  addressType: z.string(),
  plateNumber: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  occurTime: z.nullable(EpochMs),
  address: z.nullable(z.string()),
  callId: z.nullable(Id),
  orderId: z.nullable(Id),
});

/** Points of a ride that are kept of it. */
export const MOST_POINTS = 1_000;

/** What was known of the ride when it was attached: it stays when tracks are gone. */
export const ComplaintEvidence = z.object({
  id: Id,
  orderId: Id,
  orderNo: z.string(),
  plateNumber: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  matchTime: z.nullable(EpochMs),
  arriveTime: z.nullable(EpochMs),
  onboardTime: z.nullable(EpochMs),
  finishTime: z.nullable(EpochMs),
  cancelTime: z.nullable(EpochMs),
  /** Metres and fen, as the order says. */
  distance: z.nullable(z.int()),
  price: z.nullable(z.int()),
  /** From who took the order to its end: degrees of WGS-84, longitude before latitude, and the terminal's time. */
  line: z.array(z.tuple([z.number(), z.number(), EpochMs])),
  attachedBy: z.nullable(z.string()),
  createdOn: EpochMs,
});
export type ComplaintEvidence = z.output<typeof ComplaintEvidence>;

/** A ride that it may be about: its own, or one of the same number or plate within a day. */
export const ComplaintRide = z.object({
  orderId: Id,
  orderNo: z.string(),
  plateNumber: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  useTime: EpochMs,
  originAddress: z.string(),
});
export type ComplaintRide = z.output<typeof ComplaintRide>;

/** What was done: `create`, `edit`, `attach`, or one of the acts. */
export const ComplaintLogEntry = z.object({
  id: Id,
  action: z.string(),
  operatorName: z.nullable(z.string()),
  /** What was answered, or why. */
  content: z.nullable(z.string()),
  /** With `reply` whose duty it was, with `close` what the visit came to. */
  result: z.nullable(z.int()),
  createdOn: EpochMs,
});

const MAY_HANDLE = 'monitoring.complaint:handle';
const looks = { may: 'monitoring.complaint', scope: 'areas' } as const;
const about = { query: z.object({ complaintId: Id }), fails: ['NOT_FOUND'], ...looks } as const;

export const complaintCalls = callGroup(
  'complaints',
  {
    actOnComplaint: call('POST', '/api/admin/complaint/act', {
      body: z.object({
        id: Id,
        act: z.enum(COMPLAINT_ACTS),
        /** With `reply`: what is answered, whose duty it was, and what follows from that. */
        reply: z.optional(line(1_000)),
        dutyResult: z.optional(oneOf(DUTY_RESULTS)),
        penalty: z.optional(z.nullable(line(200))),
        /** With `close`. */
        visitResult: z.optional(oneOf(VISIT_RESULTS)),
        /** With `reject` and `reopen`. */
        reason: z.optional(line(200)),
        ...writeFields,
      }),
      data: complaint.Row,
      may: MAY_HANDLE,
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
    /** What a new one takes from a call or an order. */
    complaintOrigin: call('GET', '/api/admin/complaint/origin', {
      query: z.object({ callId: z.optional(Id), orderId: z.optional(Id) }),
      data: Origin,
      may: MAY_HANDLE,
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** The likeliest first. */
    listComplaintRides: call('GET', '/api/admin/complaint/rides', {
      data: z.array(ComplaintRide),
      ...about,
    }),
    /** A ride as it was driven, as far as that is known: attached once, and kept. */
    attachRide: call('POST', '/api/admin/complaint/evidence', {
      body: z.object({ complaintId: Id, orderId: Id, requestId: z.optional(RequestId) }),
      data: ComplaintEvidence,
      may: MAY_HANDLE,
      fails: ['NOT_FOUND', 'DUPLICATE', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
    listEvidence: call('GET', '/api/admin/complaint/evidence', {
      data: z.array(ComplaintEvidence),
      ...about,
    }),
    /** The earliest first. */
    listComplaintLog: call('GET', '/api/admin/complaint/log', {
      data: z.array(ComplaintLogEntry),
      ...about,
    }),
    /** What nobody has accepted, what is due soon or late, and what waits for the complainant. */
    countComplaints: call('GET', '/api/admin/complaint/counts', {
      data: z.object({ toAccept: z.int(), dueSoon: z.int(), overdue: z.int(), toVisit: z.int() }),
      ...looks,
    }),
  },
  { isBeyondPlain: true },
);
