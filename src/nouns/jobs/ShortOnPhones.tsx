import { styled } from '@mui/material/styles';

/** The word of a button whose picture must do on a phone; the button names itself besides. */
export const ShortOnPhones = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
