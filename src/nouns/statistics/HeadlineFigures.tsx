/** What a period comes to: figures beside each other, each with what there is to say of it. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { FigureLink } from './FigureLink.tsx';
import { OutsideMark } from './OutsideMark.tsx';

export interface HeadlineFigure {
  label: string;
  /** As it is read. */
  value: string;
  /** Of the value, where that does not name it. */
  unit?: string | undefined;
  /** To the records behind it; null where it leads nowhere. */
  to: string | null;
  /** Beside it, as what it was before. */
  note?: ReactNode;
  /** Whether it became better or worse. */
  tone?: 'ok' | 'bad' | undefined;
  /** How many records stand behind it, where it is not that itself; or what is normal of it. */
  behind?: string | undefined;
  /** Outside its normal range: said by a shape and a word as well. */
  isOutside?: boolean;
}

interface HeadlineFiguresProps {
  /** Undefined while they are being read. */
  figures: readonly HeadlineFigure[] | undefined;
  /** What is shown until then is called so. */
  labels?: readonly string[];
}

export const HeadlineFigures = ({ figures, labels = [] }: HeadlineFiguresProps) =>
  figures ? <Figures figures={figures} /> : <Skeleton labels={labels} />;

const Figures = ({ figures }: { figures: readonly HeadlineFigure[] }) => (
  <List>
    {figures.map(({ label, value, unit, to, note, tone, behind, isOutside = false }) => (
      <li key={label}>
        <dl>
          <dt>{label}</dt>
          <dd>
            <FigureLink to={to}>{value}</FigureLink>
            {unit !== undefined && <small>{unit}</small>}
          </dd>
          {(note !== undefined || isOutside) && (
            <dd data-tone={isOutside ? 'bad' : tone}>
              {isOutside && <OutsideMark />}
              {note}
            </dd>
          )}
          {behind !== undefined && <dd>{behind}</dd>}
        </dl>
      </li>
    ))}
  </List>
);

/** As large as the figures are. */
function Skeleton({ labels }: { labels: readonly string[] }) {
  const isLate = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <List>
      {labels.map(label => (
        <li key={label}>
          <dl>
            <dt>{label}</dt>
            <dd>{isLate ? <SkeletonBar style={{ width: 72, height: 20, margin: '4px 0' }} /> : '\u00a0'}</dd>
            <dd>{'\u00a0'}</dd>
          </dl>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  padding: '4px 16px 3px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  [breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: '8px 16px' },
  dl: { display: 'flex', flexWrap: 'wrap', gap: '0 8px', margin: 0 },
  dt: { width: '100%', color: tokens.text.faint },
  dd: { display: 'flex', alignItems: 'center', gap: 4, margin: 0, fontSize: 12, color: tokens.text.faint },
  'dt + dd': {
    alignItems: 'baseline',
    width: '100%',
    fontSize: 20,
    lineHeight: 1.5,
    fontWeight: 600,
    color: tokens.text.strong,
  },
  small: { fontSize: 12, fontWeight: 400, color: tokens.text.faint },
  'dd[data-tone=ok]': { color: tokens.ok.ink },
  'dd[data-tone=bad]': { color: tokens.bad.ink },
}));
