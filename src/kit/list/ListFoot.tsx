/** What can be done with the chosen rows at the left, where one stands in the list at the right. */
import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext } from 'ra-core';
import { BAR } from '../bars.ts';
import { late } from '../late.tsx';
import { LOW } from '../theme/tokens.ts';
import type { BulkBarProps } from './BulkBar.tsx';
import { Pager } from './Pager.tsx';

export function ListFoot<Row extends RaRecord>(props: BulkBarProps<Row>) {
  const { selectedIds = [] } = useListContext<Row>();
  return (
    <Foot {...BAR}>
      {selectedIds.length > 0 && props.actions.length > 0 && <BulkBar {...props} />}
      <Pager />
    </Foot>
  );
}

const BulkBar = late(() => import('./BulkBar.tsx'), 'BulkBar');

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  padding: '0 16px 0 8px',
  borderTop: `1px solid ${theme.tokens.line}`,
  [theme.breakpoints.down('sm')]: { minHeight: 48, padding: '0 8px 0 16px', flexWrap: 'wrap' },
  [LOW]: { minHeight: 36 },
}));
