/** The whole place of a page: a head that stays, and a body that scrolls within it. */
import { styled } from '@mui/material/styles';

export const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  backgroundColor: theme.tokens.surface,
}));
