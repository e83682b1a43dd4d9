/**
 * Drafts for a plain upstream: in this browser, sealed with the token of the session. They outlive a reload and a
 * crash; with the token goes every way to read them.
 */
import { DRAFT_KEPT_MS } from '../../contract/draft.ts';
import { readToken } from '../token.ts';
import { type DraftStore, draftIn } from './draft-store.ts';

const PREFIX = 'cabdesk.draft.';
const IV_BYTES = 12;

/** Undefined where the browser offers no cryptography, as on plain HTTP away from loopback. */
export function browserDrafts(storage: Storage = localStorage): DraftStore | undefined {
  // typed as always there
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  return {
    async read(place) {
      const key = await keyOf(subtle);
      clearStrangers(storage, key?.id);
      const held = key && keptIn(storage.getItem(nameOf(place)));
      if (!held || held.key !== key.id || held.savedOn < Date.now() - DRAFT_KEPT_MS) return undefined;
      try {
        const text = await subtle.decrypt(
          { name: 'AES-GCM', iv: bytesOf(held.iv) },
          key.seal,
          bytesOf(held.text),
        );
        const draft = draftIn(new TextDecoder().decode(text));
        return draft && { ...draft, savedOn: held.savedOn };
      } catch {
        return undefined;
      }
    },
    async write(place, draft) {
      const key = await keyOf(subtle);
      if (!key) return;
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const text = new TextEncoder().encode(JSON.stringify(draft));
      const sealed = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key.seal, text));
      const kept: StoredDraft = { key: key.id, iv: textOf(iv), text: textOf(sealed), savedOn: Date.now() };
      try {
        storage.setItem(nameOf(place), JSON.stringify(kept));
      } catch {
        // full: nothing is kept
      }
    },
    drop: async place => storage.removeItem(nameOf(place)),
  };
}

interface StoredDraft {
  /** Which key it was sealed with, without saying the key. */
  key: string;
  iv: string;
  text: string;
  savedOn: number;
}

const nameOf = (place: string) => PREFIX + place;

async function keyOf(subtle: SubtleCrypto): Promise<{ id: string; seal: CryptoKey } | undefined> {
  const token = readToken();
  if (!token) return undefined;
  const digest = async (purpose: string) =>
    new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(`${purpose} ${token.token}`)));
  const [id, raw] = [await digest('name of the draft key'), await digest('draft key')];
  const seal = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { id: textOf(id.slice(0, 8)), seal };
}

/** What a session that is over has left can be read by nobody. */
function clearStrangers(storage: Storage, key: string | undefined) {
  for (const name of Object.keys(storage).filter(entry => entry.startsWith(PREFIX))) {
    if (keptIn(storage.getItem(name))?.key !== key) storage.removeItem(name);
  }
}

function keptIn(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined;
  try {
    const { key, iv, text: sealed, savedOn } = JSON.parse(text) as Partial<Record<string, unknown>>;
    const isWhole = [key, iv, sealed].every(part => typeof part === 'string') && typeof savedOn === 'number';
    return isWhole ? { key: String(key), iv: String(iv), text: String(sealed), savedOn } : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (bytes: Uint8Array) => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
