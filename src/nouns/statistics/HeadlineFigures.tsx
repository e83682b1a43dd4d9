/** What a period comes to: figures beside each other, each with what there is to say of it. */
import { styled } from '@mui/material/styles';
import { FigureLink } from './FigureLink.tsx';

export interface HeadlineFigure {
  label: string;
  /** As it is read. */
  value: string;
  /** To the records behind it; null where it leads nowhere. */
  to: string | null;
  /** Beside it, as what it was before. */
  note?: string | undefined;
  /** Whether it became better or worse. */
  tone?: 'ok' | 'bad' | undefined;
  /** How many records stand behind it, where it is not that itself. */
  behind?: string | undefined;
}

export const HeadlineFigures = ({ figures }: { figures: readonly HeadlineFigure[] }) => (
  <List>
    {figures.map(({ label, value, to, note, tone, behind }) => (
      <li key={label}>
        <dl>
          <dt>{label}</dt>
          <dd>
            <FigureLink to={to}>{value}</FigureLink>
          </dd>
          {note !== undefined && <dd data-tone={tone}>{note}</dd>}
          {behind !== undefined && <dd>{behind}</dd>}
        </dl>
      </li>
    ))}
  </List>
);

const List = styled('ul')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '12px 16px',
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  dl: { margin: 0 },
  dt: { color: tokens.text.plain },
  dd: { margin: 0, fontSize: 12, color: tokens.text.faint },
  'dt + dd': { fontSize: 24, lineHeight: 1.4, fontWeight: 600, color: tokens.text.strong },
  'dd[data-tone=ok]': { color: tokens.ok.ink },
  'dd[data-tone=bad]': { color: tokens.bad.ink },
}));
