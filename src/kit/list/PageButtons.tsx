/** The pages of a list by their numbers: at most seven buttons. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { pagesAround } from './pages-around.ts';

interface PageButtonsProps {
  /** From 1. */
  page: number;
  last: number;
  onPage(page: number): void;
}

export function PageButtons({ page, last, onPage }: PageButtonsProps) {
  const translate = useTranslate();
  return pagesAround(page, last).map(step =>
    'after' in step ? (
      <Dots key={`after-${step.after}`}>…</Dots>
    ) : (
      <PageButton
        key={step.page}
        type="button"
        aria-label={translate('kit.list.page', { page: step.page })}
        aria-current={step.page === page ? 'page' : undefined}
        onClick={() => onPage(step.page)}
      >
        {step.page}
      </PageButton>
    ),
  );
}

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
