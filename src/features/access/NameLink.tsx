/** What a record is called, as the way to its page. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';

export const NameLink = styled(LinkBase)(({ theme }) => ({
  color: 'inherit',
  fontWeight: 600,
  textDecorationColor: `${theme.palette.primary.main}66`,
  '&:hover': { textDecorationColor: 'inherit' },
}));
