/** Below a list: what some of its fields come to, over all rows that it finds and not only those that are shown. */
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import { STALE_OPACITY, useStale } from './use-stale.ts';

export interface Sum {
  field: string;
  label: string;
  show: (value: number) => string;
}

export default function ListSums({ sums }: { sums: readonly Sum[] }) {
  const translate = useTranslate();
  const { meta } = useListContext();
  const { isStale } = useStale();
  const known = sumsIn(meta);
  // an upstream that tells none has none
  if (!known) return null;
  return (
    <Line aria-label={translate('kit.list.sums')} aria-busy={isStale}>
      <div>
        <dt>{translate('kit.list.sums')}</dt>
      </div>
      {sums.map(({ field, label, show }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{show(known[field] ?? 0)}</dd>
        </div>
      ))}
    </Line>
  );
}

const sumsIn = (meta: unknown) =>
  typeof meta === 'object' && meta !== null && 'sums' in meta
    ? (meta.sums as Readonly<Record<string, number>> | undefined)
    : undefined;

const Line = styled('dl')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: '6px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '&[aria-busy=true] dd': { opacity: STALE_OPACITY },
  div: { display: 'inline-flex', alignItems: 'baseline', gap: 4 },
  dt: { color: tokens.text.faint },
  dd: { margin: 0, color: tokens.text.strong, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  [breakpoints.down('sm')]: { fontSize: 14 },
}));
