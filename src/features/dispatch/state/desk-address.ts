/** What the address of the desk says: which tab, which order, which area. Numbers of telephones never stay in it. */
import { ALL_AREAS } from '../../../contract/dictionary.ts';

export const TABS = ['waitingOrder', 'ongoingOrder', 'completedOrder'] as const;
export type Tab = (typeof TABS)[number];

export interface DeskPlace {
  tab: Tab;
  orderId: string | null;
  /** Of the dictionary `area`, or `EVERYWHERE`. */
  area: string;
  /** Who is calling, as another page or an older client says it. */
  caller: string | null;
  /** The call in which an order is taken down. */
  callId: string | null;
}

/** Whatever is no tab is the first one. */
export function readPlace(search: string): DeskPlace {
  const query = new URLSearchParams(search);
  const tab = TABS.find(each => each === query.get('activeName')) ?? TABS[0];
  return {
    tab,
    orderId: query.get('orderId') || null,
    area: query.get('addressType') || query.get('cityCnState') || ALL_AREAS,
    caller: query.get('callno') || null,
    callId: query.get('callId') || null,
  };
}

/** The query of another place, with what else stood in the address as long as it still holds. */
export function placeAfter(search: string, change: Partial<Omit<DeskPlace, 'caller'>>): string {
  const query = new URLSearchParams(search);
  const { tab, orderId, area, callId } = { ...readPlace(search), ...change };
  query.delete('callno');
  // the state of the order that somebody was sent here for
  if (change.tab !== undefined || change.orderId !== undefined) query.delete('status');
  query.set('activeName', tab);
  put(query, 'orderId', orderId);
  put(query, 'callId', callId);
  const shown = area === ALL_AREAS ? null : area;
  put(query, 'addressType', shown);
  put(query, 'cityCnState', shown);
  return `?${query}`;
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
