/** What a dispatcher has sought: in this browser, for himself. Numbers of telephones are left out. */
import { SEARCH_TYPES } from '../../../contract/dispatch-query.ts';
import { isPlate, plateOrText } from '../../../contract/grammar/plates.ts';
import { isMobile, writtenTelephone } from '../../../contract/grammar/telephones.ts';
import type { OrderSearch } from '../state/use-tab-orders.ts';

export const MAX_SEARCHES = 50;
const BY_PHONE = 4;
const PREFIX = 'cabdesk.dispatch.sought.';
/** However it is sought by: nobody's number is kept. */
const LIKE_PHONE = /\d{7,}/;

/** Newest first. */
export function readSearchHistory(userId: string, storage: Storage = localStorage): OrderSearch[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSought) : [];
  } catch {
    return [];
  }
}

/** Puts it first; what it is the rest of, as it was typed, goes. */
export function addToSearchHistory(
  userId: string,
  sought: OrderSearch,
  storage: Storage = localStorage,
): void {
  const keyword = sought.keyword.trim();
  if (keyword === '' || sought.type === BY_PHONE || LIKE_PHONE.test(writtenTelephone(keyword))) return;
  const others = readSearchHistory(userId, storage).filter(
    (one, at) =>
      one.type !== sought.type || (one.keyword !== keyword && !(at === 0 && keyword.startsWith(one.keyword))),
  );
  const kept = [{ type: sought.type, keyword }, ...others].slice(0, MAX_SEARCHES);
  try {
    storage.setItem(PREFIX + userId, JSON.stringify(kept));
  } catch {
    // full or refused: nothing is kept
  }
}

const isSought = (value: unknown): value is OrderSearch =>
  typeof value === 'object' &&
  value !== null &&
  'keyword' in value &&
  typeof value.keyword === 'string' &&
  'type' in value &&
  SEARCH_TYPES.some(type => type === value.type);

/** The province may be left out, as all plates of a town share it; its letter may not, an order has a number too. */
const LIKE_PLATE = /^\p{Script=Han}?[A-Z](?=.*\d)[A-Z\d]{4}/u;

/** What a text is likely meant as, where nobody has said so: a plate, a number of a telephone, or as before. */
export function likelyType(text: string, chosen: OrderSearch['type']): OrderSearch['type'] {
  const wanted = text.trim();
  const plate = plateOrText(wanted);
  if (isPlate(plate) || LIKE_PLATE.test(plate)) return 2;
  return isMobile(wanted) ? BY_PHONE : chosen;
}
