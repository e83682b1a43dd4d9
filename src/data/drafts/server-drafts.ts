/** Drafts on the reference upstream: sealed there for the person, and nothing of them in the browser. */
import { draftCalls } from '../../contract/draft.ts';
import { ask } from '../ask.ts';
import { type DraftStore, draftIn } from './draft-store.ts';

export const serverDrafts: DraftStore = {
  read: place =>
    quietly(async () => {
      const found = await ask(draftCalls.readDraft, { query: { place } });
      const draft = found && draftIn(found.content);
      return draft && found ? { ...draft, savedOn: found.updatedOn } : undefined;
    }),
  // writing by itself is no sign of a person, but typing is: both come together here
  write: async (place, draft) => {
    await quietly(() => ask(draftCalls.keepDraft, { body: { place, content: JSON.stringify(draft) } }));
  },
  drop: async place => {
    await quietly(() => ask(draftCalls.dropDraft, { query: { place } }));
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
