/** What can be done with the chosen rows at the left, where one stands in the list at the right. */
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import { BulkBar } from './BulkBar.tsx';
import type { BulkAction } from './column.ts';
import { Pager } from './Pager.tsx';

interface ListFootProps<Row extends RaRecord> {
  bulkActions: readonly BulkAction<Row>[];
  /** A record is open beside the list: Escape closes that first. */
  hasLook: boolean;
}

export function ListFoot<Row extends RaRecord>({ bulkActions, hasLook }: ListFootProps<Row>) {
  return (
    <Foot>
      <BulkBar actions={bulkActions} hasLook={hasLook} />
      <Pager />
    </Foot>
  );
}

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
}));
