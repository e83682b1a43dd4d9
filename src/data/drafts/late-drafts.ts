/** Drafts in this browser, whose script comes with the first of them: only a plain upstream needs it. */
import { loadCode } from '../../late/load-code.ts';
import type { DraftStore } from './draft-store.ts';

/** Undefined where the browser offers no cryptography, as on plain HTTP away from loopback. */
export function lateDrafts(): DraftStore | undefined {
  // typed as always there
  if (!(crypto.subtle as SubtleCrypto | undefined)) return undefined;
  const inStore = async <A>(work: (store: DraftStore) => Promise<A>): Promise<A | undefined> => {
    // what does not come keeps nothing
    const part = await loadCode(() => import('./browser-drafts.ts')).catch(() => undefined);
    const store = part?.browserDrafts();
    return store && work(store);
  };
  return {
    read: place => inStore(store => store.read(place)),
    write: (place, draft) => inStore(store => store.write(place, draft)),
    drop: place => inStore(store => store.drop(place)),
  };
}
