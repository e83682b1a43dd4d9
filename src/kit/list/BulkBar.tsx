/** What can be done with the chosen rows. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Key } from '../Key.tsx';
import { useShortcut } from '../use-shortcut.ts';
import type { BulkAction } from './column.ts';
import { SelectMatching } from './SelectMatching.tsx';
import { useAllMatching } from './use-all-matching.ts';
import { useChosenRows } from './use-chosen-rows.ts';

export interface BulkBarProps<Row extends RaRecord> {
  actions: readonly BulkAction<Row>[];
  /** A record is open beside the list: Escape closes that first. */
  hasLook: boolean;
  canSelect: (row: Row) => boolean;
}

export function BulkBar<Row extends RaRecord>({ actions, hasLook, canSelect }: BulkBarProps<Row>) {
  const translate = useTranslate();
  const { selectedIds = [], onUnselectItems } = useListContext<Row>();
  const { chosenRows, remember } = useChosenRows<Row>();
  const matching = useAllMatching<Row>({ canSelect, onRead: remember });
  useShortcut('escape', () => onUnselectItems(), {
    isEnabled: !hasLook,
    isAlways: true,
    label: 'settings.keys.unselect',
    group: 'list',
  });
  return (
    <Bulk role="toolbar" aria-label={translate('kit.list.bulk')}>
      <b>{translate('kit.list.selected', { smart_count: selectedIds.length })}</b>
      <SelectMatching canSelect={canSelect} matching={matching} />
      {actions.map(({ key, label, isDangerous, onClick }) => (
        <Button
          key={key}
          color={isDangerous ? 'error' : 'inherit'}
          disabled={matching.isReading}
          onClick={async () => onClick(selectedIds.map(String), await chosenRows())}
        >
          {label}
        </Button>
      ))}
      <Divider />
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('kit.list.unselect')}
        <Key>Esc</Key>
      </Button>
    </Bulk>
  );
}

const Bulk = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  padding: '0 8px',
  borderRadius: 6,
  backgroundColor: tokens.accent.soft,
  b: { marginRight: 6, fontWeight: 600, color: tokens.accent.ink, whiteSpace: 'nowrap' },
  [breakpoints.down('sm')]: { flexWrap: 'wrap' },
}));

const Divider = styled('span')(({ theme }) => ({
  width: 1,
  height: 16,
  margin: '0 4px',
  backgroundColor: theme.tokens.edge,
}));
