/** Orders for the search of the frame: by the end of their number, the number of who ordered, or the plate of who drives. */
import { order } from '../../contract/order.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { orderPath } from '../../nouns/order/links.ts';
import { numberFilter } from '../../resource/record/number-filter.ts';

const PAGE = { current: 1, size: 20 };

export async function findOrders(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const by = numberFilter(text, 'mobile');
  if (!by) return [];
  const { rows } = await ask(order.calls.list, { query: { ...PAGE, ...by } }, { signal });
  return rows.map(({ id, orderNo, passenger, origin, driver }) => ({
    path: orderPath(id),
    name: orderNo,
    hint: [passenger.nickName, origin.address, driver?.plateNum].filter(Boolean).join(' · '),
  }));
}
