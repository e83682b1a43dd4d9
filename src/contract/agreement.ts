/**
 * What drivers, passengers and companies agree to. 协议 agreement · 版本 version · 必签 must be signed · 生效 take effect ·
 * 撤回 withdraw. Of a kind and for a group there is one in effect: a newer one takes its place.
 */
import type * as z from 'zod/mini';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { file } from './grammar/kinds/reference.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';

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

export const agreement = resource('agreement', {
  path: 'agreementMange/agreementList',
  fields: {
    title: text(60).required().search(),
    type: choice(AGREEMENT_TYPES).required().initially(1),
    /** `2.1`: what the record's own `version` counts is how often it was saved. */
    versionName: code(20).required().unique('AGREEMENT_VERSION_TAKEN').search(),
    target: choice(AGREEMENT_TARGETS).required().initially(1),
    mustSign: flag().initially(1),
    content: note(LONGEST_CONTENT),
    /** A document that one has uploaded oneself. */
    fileId: file(),
    /** With 1 a draft takes effect, with 2 one in effect is withdrawn. */
    state: choice(AGREEMENT_STATES).filled().status({ 0: 'warn', 1: 'ok', 2: 'off' }),
    remark: note(200),
    /** Of the document, good for minutes. */
    fileUrl: text(500).derived(),
    fileName: text(200).derived(),
    signCount: count().filled().readOnly(),
    effectTime: moment().readOnly(),
  },
  equals: ['type', 'target', 'state', 'mustSign'],
  filters: ['title', 'versionName', 'effectTime', 'signCount'],
  sorts: ['createdOn', 'title', 'type', 'effectTime', 'signCount', 'state'],
  isNewestFirst: true,
  may: {
    read: 'agreement',
    add: 'agreement:edit',
    edit: 'agreement:edit',
    remove: 'agreement:edit',
    export: 'agreement',
  },
  fails: ['STATE_NOT_ALLOWED', 'NOT_FOUND'],
});
export type Agreement = z.output<typeof agreement.Row>;
