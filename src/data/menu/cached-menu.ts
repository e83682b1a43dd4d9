/** The menu as this person had it last, so that the next start shows it at once. */
import { accessCalls } from '../../contract/access.ts';
import type { Menu } from '../../contract/access-records.ts';
import { BASE_PATH } from '../base-path.ts';
import { lenient } from '../lenient.ts';

const placeOf = (userId: string) => `cabdesk${BASE_PATH}.menu.${userId}`;
/** In characters; a larger one is asked for each time. */
const LONGEST = 500_000;

/** Null where none is kept, or nothing can be read from it. */
export function cachedMenu(userId: string): Menu[] | null {
  try {
    const text = localStorage.getItem(placeOf(userId));
    return text ? lenient(accessCalls.getMenuList.data, JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

export function keepMenu(userId: string, menu: readonly Menu[]): void {
  try {
    const text = JSON.stringify(menu);
    if (text.length <= LONGEST) localStorage.setItem(placeOf(userId), text);
  } catch {
    // full or refused: then the next start waits for the answer
  }
}
