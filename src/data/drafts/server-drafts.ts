/** Drafts on the reference upstream: sealed there for the person, and nothing of them in the browser. */
import { draftCalls } from '../../contract/draft.ts';
import { ask } from '../ask.ts';
import { type DraftStore, draftIn } from './draft-store.ts';

// typing is a sign of a person, so this is no background
const QUIET = { isUnasked: true };

export const serverDrafts: DraftStore = {
  read: place =>
    quietly(async () => {
      const found = await ask(draftCalls.readDraft, { query: { place } }, QUIET);
      const draft = found && draftIn(found.content);
      return draft && found ? { ...draft, savedOn: found.updatedOn } : undefined;
    }),
  write: async (place, draft) => {
    await quietly(() =>
      ask(draftCalls.keepDraft, { body: { place, content: JSON.stringify(draft) } }, QUIET),
    );
  },
  drop: async place => {
    await quietly(() => ask(draftCalls.dropDraft, { query: { place } }, QUIET));
  },
};

/** Nobody waits for a draft, and the save itself says what is wrong with the connection. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
