/** Title and filters of a list, one under the other; on a low window they share a line. */
import { styled } from '@mui/material/styles';
import { LOW } from '../theme/tokens.ts';

export const Heads = styled('div')({
  display: 'contents',
  [LOW]: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    paddingRight: 16,
  },
});
