/** Drafts lie sealed for the person who typed them. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { DRAFT_KEPT_MS, type draftCalls, MOST_DRAFTS } from '../../contract/draft.ts';
import type { Handlers } from '../core/context.ts';
import type { Job } from '../core/jobs.ts';
import { openText, sealText } from '../core/sealing.ts';
import { draft } from './tables.ts';

const at = (userId: string, place: string) => and(eq(draft.userId, userId), eq(draft.place, place));

export const draftHandlers = {
  readDraft: async ({ db, query, user, clock }) => {
    const [found] = await db.select().from(draft).where(at(user.userId, query.place));
    if (!found || found.updatedOn < clock() - DRAFT_KEPT_MS) return null;
    const content = await openText(db, 'draft', ownerOf(user.userId, query.place), found.content);
    return content === undefined ? null : { content, updatedOn: found.updatedOn };
  },

  keepDraft: async context => {
    const { db, user, clock } = context;
    const { place, content: text } = context.body;
    const content = await sealText(context, 'draft', ownerOf(user.userId, place), text);
    const kept = { content, updatedOn: clock() };
    await db
      .insert(draft)
      .values({ userId: user.userId, place, ...kept })
      .onConflictDoUpdate({ target: [draft.userId, draft.place], set: kept });
    const tooMany = await db
      .select({ place: draft.place })
      .from(draft)
      .where(eq(draft.userId, user.userId))
      .orderBy(desc(draft.updatedOn))
      .offset(MOST_DRAFTS);
    if (tooMany.length > 0) {
      const places = tooMany.map(row => row.place);
      await db.delete(draft).where(and(eq(draft.userId, user.userId), inArray(draft.place, places)));
    }
    return null;
  },

  dropDraft: async ({ db, query, user }) => {
    await db.delete(draft).where(at(user.userId, query.place));
    return null;
  },
} satisfies Handlers<typeof draftCalls>;

const ownerOf = (userId: string, place: string) => `${userId} ${place}`;

/** Two at a time forget the same. */
export const forgetOldDrafts: Job = {
  name: 'forget-old-drafts',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    await db.delete(draft).where(lt(draft.updatedOn, clock() - DRAFT_KEPT_MS));
  },
};
