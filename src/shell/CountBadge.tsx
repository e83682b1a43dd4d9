/** How many, at the upper right of a glyph. The button says the same in words. */
import { styled } from '@mui/material/styles';

const MOST = 99;

export function CountBadge({ count }: { count: number }) {
  return <Badge aria-hidden="true">{count > MOST ? `${MOST}+` : count}</Badge>;
}

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -6,
  left: 8,
  minWidth: 14,
  height: 14,
  padding: '0 3px',
  borderRadius: 7,
  fontSize: 10,
  lineHeight: '14px',
  fontWeight: 600,
  textAlign: 'center',
  color: theme.tokens.badge.onFill,
  backgroundColor: theme.tokens.badge.fill,
}));
