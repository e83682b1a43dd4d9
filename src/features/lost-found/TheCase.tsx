/** The number of the item's case, which leads to it where the menu does. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { FoundItem } from '../../contract/found-item.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { LOST_PATH } from '../../nouns/lost/paths.ts';

export function TheCase({ item: { lostId, lostNo } }: { item: FoundItem }) {
  const leads = useLeadsTo(LOST_PATH);
  return leads && lostId !== null ? <Link to={`${LOST_PATH}/${lostId}`}>{lostNo}</Link> : lostNo;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
