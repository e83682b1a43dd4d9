/**
 * What somebody has typed in a form and not saved: kept for him alone, until he saves it, gives it up or forgets it.
 * 草稿 draft. These calls are this project's own. Masked numbers and passwords are never in a draft.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, filledLine } from './grammar/wire.ts';

/** So long a draft that nobody comes back to is kept. */
export const DRAFT_KEPT_MS = 7 * 86_400_000;
/** The oldest gives way. */
export const MOST_DRAFTS = 50;

/** The form: a resource, and which record of it. */
const place = filledLine(200);

export const Draft = z.object({
  /** JSON: what only the console reads. */
  content: z.string().check(z.minLength(1), z.maxLength(200_000)),
  updatedOn: EpochMs,
});

export const draftCalls = callGroup(
  'draft',
  {
    readDraft: call('GET', '/api/admin/draft', {
      query: z.object({ place }),
      data: z.nullable(Draft),
      may: 'signed-in',
    }),
    keepDraft: call('PUT', '/api/admin/draft', {
      body: z.object({ place, content: Draft.shape.content }),
      data: z.null(),
      may: 'signed-in',
    }),
    dropDraft: call('DELETE', '/api/admin/draft', {
      query: z.object({ place }),
      data: z.null(),
      may: 'signed-in',
    }),
  },
  { isBeyondPlain: true },
);
