import { styled } from '@mui/material/styles';

/** Inputs in two columns, labels above; one column where there is no room for two. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 340px))',
  gap: '12px 16px',
  padding: 16,
  '& .MuiFormControl-root': { margin: 0 },
  '& > [data-wide=true]': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
