/** How many visits there are, as the way to them. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';
import { visitsPath } from './paths.ts';

interface VisitsLinkProps {
  count: number;
  filter: Parameters<typeof visitsPath>[0];
}

export function VisitsLink({ count, filter }: VisitsLinkProps) {
  if (count === 0) return formatCount(count);
  return <Link to={visitsPath(filter)}>{formatCount(count)}</Link>;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
