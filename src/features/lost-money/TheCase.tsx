/** The number of a case, which leads to it where the menu does. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { LOST_PATH } from '../../nouns/lost/paths.ts';

export function TheCase({ row: { lostId, lostNo } }: { row: { lostId: string; lostNo: string } }) {
  const leads = useLeadsTo(LOST_PATH);
  return leads ? <Link to={`${LOST_PATH}/${lostId}`}>{lostNo}</Link> : lostNo;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
