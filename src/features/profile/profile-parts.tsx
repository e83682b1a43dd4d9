import { styled } from '@mui/material/styles';
import { MONO } from '../../kit/theme/tokens.ts';

export const Section = styled('section')({ padding: '8px 16px', maxWidth: 880 });

export const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 48,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.tokens.line}`,
}));

export const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 260px',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  b: { fontWeight: 600 },
  // every line breaks at the same place, whatever stands beside the name
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', '& > :last-child': { flexBasis: '100%' } },
}));

export const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));

export const Mono = styled('span')({ fontFamily: MONO });
