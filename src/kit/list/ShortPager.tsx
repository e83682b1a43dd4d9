/** The way to the other pages, where there is room for no more than that. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { BAR } from '../bars.ts';
import { PageButtons } from './PageButtons.tsx';

interface ShortPagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onPage(page: number): void;
}

/** Nothing where all is on one page. */
export function ShortPager({ page, size, total, onPage }: ShortPagerProps) {
  const translate = useTranslate();
  if (total <= size) return null;
  const last = Math.ceil(total / size);
  return (
    <Foot {...BAR} aria-label={translate('kit.list.pager')}>
      <IconButton
        aria-label={translate('kit.list.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <PageButtons page={page} last={last} onPage={onPage} />
      <IconButton
        aria-label={translate('kit.list.next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </Foot>
  );
}

const Foot = styled('nav')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 40,
  borderTop: `1px solid ${tokens.line}`,
}));
