/** Where one stands in the list, and the way to any other page of it. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { JumpToPage } from './JumpToPage.tsx';
import { PageButtons } from './PageButtons.tsx';
import { STALE_OPACITY, useStale } from './use-stale.ts';

export function Pager() {
  const translate = useTranslate();
  const { page, perPage, total, setPage, setPerPage } = useListContext();
  const { isStale, isLate } = useStale();
  if (!total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  return (
    <Pages aria-label={translate('kit.list.pager')}>
      <Range aria-busy={isStale}>
        {isLate
          ? translate('ra.page.loading')
          : translate('kit.list.range', {
              total,
              from: Math.min(from, total),
              to: Math.min(page * perPage, total),
            })}
      </Range>
      <Wide>
        <Sizes
          value={perPage}
          aria-label={translate('kit.list.perPageLabel')}
          onChange={event => setPerPage(Number(event.target.value))}
        >
          {SIZES.map(size => (
            <option key={size} value={size}>
              {translate('kit.list.perPage', { size })}
            </option>
          ))}
        </Sizes>
      </Wide>
      <IconButton
        aria-label={translate('kit.list.previous')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Wide>
        <PageButtons page={page} last={last} onPage={setPage} />
      </Wide>
      <IconButton
        aria-label={translate('kit.list.next')}
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      {last > JUMP_FROM && (
        <Wide>
          <JumpToPage last={last} onJump={setPage} />
        </Wide>
      )}
    </Pages>
  );
}

const SIZES = [20, 50, 100];
/** Up to here every page is a click or two away. */
const JUMP_FROM = 5;

const Sizes = styled('select')(({ theme: { tokens, sizes } }) => ({
  minHeight: sizes.control,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  option: { backgroundColor: tokens.float, color: tokens.text.strong },
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
  '&[aria-busy=true]': { opacity: STALE_OPACITY },
  [theme.breakpoints.down('sm')]: { flex: 1 },
}));

const Wide = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
