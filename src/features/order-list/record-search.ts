/** Orders for the search of the frame: by the end of their number, the number of who ordered, or the plate of who drives. */
import { Mobile } from '../../contract/grammar/validators.ts';
import { order } from '../../contract/order.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { orderPath } from '../../nouns/order/links.ts';

const PAGE = { current: 1, size: 20 };
/** All of them have digits; words would find pages, and orders by every street that begins so. */
const NAMES_ORDER = /\d{4}/;

export async function findOrders(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const wanted = text.replaceAll(/[ -]/g, '');
  if (!NAMES_ORDER.test(wanted)) return [];
  const by = Mobile.safeParse(wanted).success ? { mobile: wanted } : { keyword: wanted };
  const { rows } = await ask(order.calls.list, { query: { ...PAGE, ...by } }, { signal });
  return rows.map(({ id, orderNo, passenger, origin, driver }) => ({
    path: orderPath(id),
    name: orderNo,
    hint: [passenger.nickName, origin.address, driver?.plateNum].filter(Boolean).join(' · '),
  }));
}
