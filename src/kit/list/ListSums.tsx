/** Below a list: what some of its fields come to, over all rows that it finds and not only those that are shown. */
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import { STALE_OPACITY, useStale } from './use-stale.ts';

export interface Sum {
  field: string;
  label: string;
  show: (value: number) => string;
}

/** Sums are told apart by them. */
export interface SumGroup {
  /** As the name of a sum ends: `1` of `amount.1`. */
  value: string;
  label: string;
}

interface ListSumsProps {
  sums: readonly Sum[];
  /** Amounts that are paid and amounts that failed do not add up: each group has its own. */
  groups?: readonly SumGroup[] | undefined;
}

export default function ListSums({ sums, groups }: ListSumsProps) {
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
      {(groups ? shownIn(groups, sums, known) : sums.map(sum => ({ ...sum, key: sum.field }))).map(
        ({ key, label, show }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{show(known[key] ?? 0)}</dd>
          </div>
        ),
      )}
    </Line>
  );
}

/** Those that come to something, or else the first with its nought. */
function shownIn(groups: readonly SumGroup[], sums: readonly Sum[], known: Readonly<Record<string, number>>) {
  const all = groups.flatMap(group =>
    sums.map(({ field, label, show }) => ({
      key: `${field}.${group.value}`,
      // of a single sum its group says enough
      label: sums.length > 1 ? `${group.label} ${label}` : group.label,
      show,
    })),
  );
  const told = all.filter(({ key }) => known[key]);
  return told.length > 0 ? told : all.slice(0, 1);
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
