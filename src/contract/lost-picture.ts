/**
 * Pictures of lost things. 物品照片 picture · 证件 paper. What shows identity papers is answered as a blurred preview alone;
 * who has to see it says why. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, Flag, Id, RequestId } from './grammar/wire.ts';
import { RevealReason } from './reveal.ts';

/** 1 as the owner has it, 2 as the driver has found it, 3 as it was given back. */
export const LOST_PICTURE_KINDS = [1, 2, 3] as const;

export const LostPicture = z.object({
  id: Id,
  lostId: Id,
  kind: oneOf(LOST_PICTURE_KINDS),
  /** 1: shows an identity paper or the like. */
  isPaper: Flag,
  /** A few dozen blurred pixels as a `data:` address, of papers alone. */
  preview: z.nullable(z.string()),
  /** Good until `expireOn`; both null for papers. */
  url: z.nullable(z.string()),
  expireOn: z.nullable(EpochMs),
  addedOn: EpochMs,
  addedBy: z.nullable(z.string()),
});
export type LostPicture = z.output<typeof LostPicture>;

export const lostPictureCalls = callGroup(
  'lostPicture',
  {
    /** By kind, then as they came. */
    listLostPictures: call('GET', '/api/admin/lost/picture', {
      query: z.object({ lostId: Id }),
      data: z.array(LostPicture),
      may: 'lost',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** One that who asks has uploaded. Without `isPaper` it shows papers where the case is about documents. */
    addLostPicture: call('POST', '/api/admin/lost/picture', {
      body: z.object({
        lostId: Id,
        kind: oneOf(LOST_PICTURE_KINDS),
        fileId: Id,
        isPaper: z.optional(Flag),
        requestId: z.optional(RequestId),
      }),
      data: LostPicture,
      may: 'lost:handle',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'other',
      scope: 'areas',
    }),
    removeLostPicture: call('POST', '/api/admin/lost/picture/remove', {
      body: z.object({ id: Id, requestId: z.optional(RequestId) }),
      data: z.null(),
      may: 'lost:handle',
      fails: ['NOT_FOUND'],
      business: 'delete',
      scope: 'areas',
    }),
    /** The whole picture of a paper, for a few minutes. It is written down who wanted to see it, and why, as a reveal. */
    showLostPaper: call('POST', '/api/admin/lost/picture/show', {
      body: z.object({ id: Id, reason: RevealReason }),
      data: z.object({ url: z.string(), expireOn: EpochMs }),
      may: 'privacy:reveal',
      fails: ['NOT_FOUND', 'OVER_LIMIT', 'TOO_FREQUENT'],
      business: 'other',
      hasSecretAnswer: true,
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
