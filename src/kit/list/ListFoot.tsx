/** What can be done with the chosen rows at the left, where one stands in the list at the right. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Key } from '../Key.tsx';
import { useShortcut } from '../use-shortcut.ts';
import type { BulkAction } from './column.ts';
import { pagesAround } from './pages-around.ts';
import { useChosenRows } from './use-chosen-rows.ts';

export function ListFoot<Row extends RaRecord>({ bulkActions }: { bulkActions: readonly BulkAction<Row>[] }) {
  return (
    <Foot>
      <BulkBar actions={bulkActions} />
      <Pager />
    </Foot>
  );
}

function BulkBar<Row extends RaRecord>({ actions }: { actions: readonly BulkAction<Row>[] }) {
  const translate = useTranslate();
  const { selectedIds = [], onUnselectItems } = useListContext<Row>();
  const chosenRows = useChosenRows<Row>();
  const isOn = selectedIds.length > 0 && actions.length > 0;
  useShortcut('escape', () => onUnselectItems(), {
    isEnabled: isOn,
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

function Pager() {
  const translate = useTranslate();
  const { page, perPage, total, setPage, setPerPage } = useListContext();
  if (!total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  return (
    <Pages aria-label={translate('kit.list.pager')}>
      <Range>
        {translate('kit.list.range', {
          total,
          from: Math.min(from, total),
          to: Math.min(page * perPage, total),
        })}
      </Range>
      <Wide>
        <Select
          variant="standard"
          disableUnderline
          value={perPage}
          onChange={event => setPerPage(Number(event.target.value))}
          inputProps={{ 'aria-label': translate('kit.list.perPageLabel') }}
        >
          {SIZES.map(size => (
            <MenuItem key={size} value={size}>
              {translate('kit.list.perPage', { size })}
            </MenuItem>
          ))}
        </Select>
      </Wide>
      <IconButton
        aria-label={translate('kit.list.previous')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Wide>
        {pagesAround(page, last).map(step =>
          'after' in step ? (
            <Dots key={`after-${step.after}`}>…</Dots>
          ) : (
            <PageButton
              key={step.page}
              type="button"
              aria-label={translate('kit.list.page', { page: step.page })}
              aria-current={step.page === page ? 'page' : undefined}
              onClick={() => setPage(step.page)}
            >
              {step.page}
            </PageButton>
          ),
        )}
      </Wide>
      <IconButton
        aria-label={translate('kit.list.next')}
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Pages>
  );
}

const SIZES = [20, 50, 100];

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

const Pages = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginLeft: 'auto',
  color: theme.tokens.text.plain,
  [theme.breakpoints.down('sm')]: {
    flex: 1,
    fontSize: 14,
    '& .MuiIconButton-root': { minWidth: 40, minHeight: 40 },
  },
}));

const Range = styled('span')(({ theme }) => ({
  marginRight: 12,
  whiteSpace: 'nowrap',
  color: theme.tokens.text.faint,
  [theme.breakpoints.down('sm')]: { flex: 1 },
}));

const Wide = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const PageButton = styled('button')(({ theme: { tokens } }) => ({
  minWidth: 26,
  height: 26,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: tokens.text.plain,
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-current]': { backgroundColor: tokens.sunken, fontWeight: 600, color: tokens.text.strong },
}));

const Dots = styled('span')({ minWidth: 20, textAlign: 'center' });
