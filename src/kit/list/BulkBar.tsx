/** What can be done with the chosen rows. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Key } from '../Key.tsx';
import { useShortcut } from '../use-shortcut.ts';
import type { BulkAction } from './column.ts';
import { useChosenRows } from './use-chosen-rows.ts';

interface BulkBarProps<Row extends RaRecord> {
  actions: readonly BulkAction<Row>[];
  hasLook: boolean;
}

export function BulkBar<Row extends RaRecord>({ actions, hasLook }: BulkBarProps<Row>) {
  const translate = useTranslate();
  const { selectedIds = [], onUnselectItems } = useListContext<Row>();
  const chosenRows = useChosenRows<Row>();
  const isOn = selectedIds.length > 0 && actions.length > 0;
  useShortcut('escape', () => onUnselectItems(), {
    isEnabled: isOn && !hasLook,
    isAlways: true,
    label: 'settings.keys.unselect',
    group: 'list',
  });
  if (!isOn) return null;
  return (
    <Bulk role="toolbar" aria-label={translate('kit.list.bulk')}>
      <b>{translate('kit.list.selected', { smart_count: selectedIds.length })}</b>
      {actions.map(({ key, label, isDangerous, onClick }) => (
        <Button
          key={key}
          color={isDangerous ? 'error' : 'inherit'}
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
