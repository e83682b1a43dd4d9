/** How the day goes: a figure each, the way to what it counts. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { useId } from 'react';
import { pathOf } from '../../data/figures.ts';
import { formatCount, formatYuan } from '../../kit/format/count.ts';
import { SectionHead } from './parts.ts';
import type { FigureAnswer } from './use-figures.ts';

export function TodayFigures({ told }: { told: readonly FigureAnswer[] }) {
  const translate = useTranslate();
  const id = useId();
  // an upstream that tells no sums has no such figure
  const today = told.filter(
    ({ figure, counted }) => figure.place === 'today' && (!figure.sum || counted.sum !== null),
  );
  if (today.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{translate('dashboard.today')}</h2>
      </SectionHead>
      <List>
        {today.map(({ figure, counted }) => (
          <li key={figure.label} data-figure={figure.label}>
            <LinkBase to={pathOf(figure)}>
              <span>{translate(figure.label)}</span>{' '}
              <b>{figure.sum ? formatYuan(counted.sum) : formatCount(counted.count)}</b>
              {figure.sum && <small> {translate('dashboard.yuan')}</small>}
            </LinkBase>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'block',
    padding: '8px 16px 12px',
    borderBottom: `1px solid ${tokens.line}`,
    color: tokens.text.plain,
    textDecoration: 'none',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  span: { display: 'block' },
  b: {
    fontSize: 20,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.text.strong,
  },
  small: { fontSize: 12 },
}));
