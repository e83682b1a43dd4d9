/** Lost cases for the search of the frame: by their number or its end, the owner's telephone number, or a plate. */
import { lostOrder } from '../../contract/lost-order.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';
import { numberFilter } from '../../resource/record/number-filter.ts';

const PAGE = { current: 1, size: 20 };

export async function findCases(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const by = numberFilter(text, 'ownerMobile');
  if (!by) return [];
  const { rows } = await ask(lostOrder.calls.list, { query: { ...PAGE, ...by } }, { signal });
  return rows.map(({ id, lostNo, goodsName, ownerName, matchPlateNumber, plateNumber }) => ({
    path: `${LOST_PATH}/${id}`,
    name: lostNo,
    hint: [goodsName, ownerName, matchPlateNumber ?? plateNumber].filter(Boolean).join(' · '),
  }));
}
