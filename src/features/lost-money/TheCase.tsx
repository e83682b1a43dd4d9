/** The number of a case, which leads to it where the menu does. */
import { LinkBase } from 'ra-core';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { LOST_PATH } from '../../nouns/lost/paths.ts';

export function TheCase({ row: { lostId, lostNo } }: { row: { lostId: string; lostNo: string } }) {
  const leads = useLeadsTo(LOST_PATH);
  return leads ? <LinkBase to={`${LOST_PATH}/${lostId}`}>{lostNo}</LinkBase> : lostNo;
}
