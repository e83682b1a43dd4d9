/**
 * What drivers, passengers and companies agree to. 协议 agreement · 版本 version · 必签 must be signed · 生效 take effect ·
 * 撤回 withdraw. Of a kind and for a group there is one in effect: a newer one takes its place.
 */
import * as z from 'zod/mini';
import { entity } from './grammar/entity.ts';
import { EpochMs, Flag, filledLine, Id, line } from './grammar/wire.ts';

/** 1 service, 2 privacy, 3 safety, 4 advertising, 9 other. */
export const AGREEMENT_TYPES = [1, 2, 3, 4, 9] as const;
/** 1 drivers, 2 passengers, 3 companies. */
export const AGREEMENT_TARGETS = [1, 2, 3] as const;
/** 0 draft, 1 in effect, 2 withdrawn. */
export const AGREEMENT_STATES = [0, 1, 2] as const;
/** Endings of the documents that people can be shown to agree to, of all that can be uploaded. */
export const AGREEMENT_DOCUMENTS = ['.pdf', '.docx'] as const;
export const DRAFT = 0;
export const IN_EFFECT = 1;
export const WITHDRAWN = 2;

const LONGEST_CONTENT = 20_000;

const oneOf = <const N extends number>(values: readonly N[]) =>
  z.union(values.map(value => z.literal(value)));
const State = oneOf(AGREEMENT_STATES);

const input = {
  title: filledLine(60),
  type: oneOf(AGREEMENT_TYPES),
  /** `2.1`: what the record's own `version` counts is how often it was saved. */
  versionName: filledLine(20),
  target: oneOf(AGREEMENT_TARGETS),
  mustSign: z.optional(Flag),
  content: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_CONTENT)))),
  /** A document that one has uploaded oneself. */
  fileId: z.optional(z.nullable(Id)),
  /** With 1 a draft takes effect, with 2 one in effect is withdrawn. */
  state: z.optional(State),
  remark: z.optional(z.nullable(line(200))),
};

export const agreement = entity('agreement', {
  resource: 'agreementMange/agreementList',
  fields: {
    title: z.string(),
    type: oneOf(AGREEMENT_TYPES),
    versionName: z.string(),
    target: oneOf(AGREEMENT_TARGETS),
    mustSign: Flag,
    content: z.nullable(z.string()),
    fileId: z.nullable(Id),
    /** Of the document, good for minutes. */
    fileUrl: z.nullable(z.string()),
    fileName: z.nullable(z.string()),
    signCount: z.int(),
    effectTime: z.nullable(EpochMs),
    state: State,
  },
  input,
  equals: { type: oneOf(AGREEMENT_TYPES), target: oneOf(AGREEMENT_TARGETS), state: State, mustSign: Flag },
  filters: { title: 'text', versionName: 'text', effectTime: 'time', signCount: 'number' },
  searches: ['title', 'versionName'],
  sorts: ['createdOn', 'title', 'type', 'effectTime', 'signCount', 'state'],
  isNewestFirst: true,
  may: {
    read: 'agreement',
    add: 'agreement:edit',
    edit: 'agreement:edit',
    remove: 'agreement:edit',
    export: 'agreement',
  },
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED', 'NOT_FOUND'],
});
export type Agreement = z.output<typeof agreement.Row>;
