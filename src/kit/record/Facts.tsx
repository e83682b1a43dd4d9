import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** For what is long: one under the other, across the whole width. */
  isOneColumn?: boolean;
}

/** Label and value in two columns, read downwards. */
export function Facts({ facts, isOneColumn = false }: FactsProps) {
  return (
    <List rows={isOneColumn ? 0 : Math.ceil(facts.length / 2)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** In a quick look: what comes below the facts, behind a line. */
export const BelowFacts = styled('div')(({ theme: { tokens } }) => ({
  padding: '8px 16px 16px',
  borderTop: `1px solid ${tokens.line}`,
}));

/** Values begin where the longest label of their column ends. */
const COLUMN = 'fit-content(45%) minmax(0, 1fr)';

const List = styled('dl', { shouldForwardProp: name => name !== 'rows' })<{ rows: number }>(
  ({ theme: { tokens, breakpoints }, rows }) => ({
    display: 'grid',
    flex: 'none',
    gridTemplateColumns: COLUMN,
    ...(rows > 0 && {
      [breakpoints.up('sm')]: {
        gridAutoFlow: 'column',
        gridTemplateRows: `repeat(${rows}, minmax(24px, auto))`,
        gridTemplateColumns: `${COLUMN} ${COLUMN}`,
      },
    }),
    columnGap: 8,
    margin: 0,
    padding: '8px 16px',
    'dl + &': { paddingTop: 0 },
    div: {
      display: 'grid',
      gridColumn: 'span 2',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
      lineHeight: '24px',
    },
    dt: { minWidth: 80, color: tokens.text.faint },
    dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  }),
);
