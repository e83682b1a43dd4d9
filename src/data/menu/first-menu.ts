/** The menu of a start: asked for together with the session, and hardly waited for. */
import { accessCalls } from '../../contract/access.ts';
import type { Menu } from '../../contract/access-records.ts';
import { ask } from '../ask.ts';
import { cachedMenu } from './cached-menu.ts';

/** How much later than the session it may come, where nothing is kept from the last time. */
const LATEST_MS = 300;

export interface FirstMenu {
  /** What to begin with; null where neither the upstream nor the last start has said. */
  records: Menu[] | null;
  /** What the upstream says; fails as the call does. */
  asked: Promise<Menu[]>;
}

export function askMenu(): Promise<Menu[]> {
  const asked = ask(accessCalls.getMenuList, {}, { isBackground: true });
  // looked at later, if at all
  asked.catch(() => undefined);
  return asked;
}

/** @param asked begun before the person was known */
export async function firstMenu(asked: Promise<Menu[]>, userId: string): Promise<FirstMenu> {
  const kept = cachedMenu(userId);
  if (kept) return { records: kept, asked };
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), LATEST_MS));
  return { records: await Promise.race([asked.catch(() => null), late]), asked };
}
