/** Names a colour of the chart where its message stands. */
import { styled } from '@mui/material/styles';
import { markOf, type PartTone } from '../../kit/chart/columns-option.ts';

export const ToneMark = styled('span', { shouldForwardProp: name => name !== 'tone' })<{ tone: PartTone }>(
  ({ theme: { tokens }, tone }) => ({
    marginLeft: 8,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 10,
      height: 10,
      marginRight: 4,
      borderRadius: 2,
      backgroundColor: markOf(tokens, tone),
    },
  }),
);
