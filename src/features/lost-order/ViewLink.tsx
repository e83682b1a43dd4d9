/** To the other view of the same cases. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';

export const ViewLink = ({ to, label }: { to: string; label: string }) => <Link to={to}>{label}</Link>;

const Link = styled(LinkBase)(({ theme: { tokens, sizes, breakpoints } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: sizes.control,
  padding: '0 12px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
  color: tokens.text.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: tokens.hover },
  [breakpoints.down('sm')]: { minHeight: 36 },
}));
