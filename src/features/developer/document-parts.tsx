import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { MONO } from '../../kit/theme/tokens.ts';

interface DocumentProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function Document({ title, intro, children }: DocumentProps) {
  return (
    <Page>
      <h1>{title}</h1>
      <p>{intro}</p>
      {children}
    </Page>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** @param heads words of the columns */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    // wider than a phone: it scrolls by itself, by keyboard too
    <Scroll tabIndex={0} role="group" aria-label={heads.join(', ')}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}

export const Code = styled('code')({ fontFamily: MONO, fontSize: 12 });

export const Steps = styled('ol')({
  margin: 0,
  paddingLeft: 24,
  'li + li': { marginTop: 4 },
  code: { marginRight: 8 },
});

const Page = styled('article')(({ theme }) => ({
  maxWidth: 880,
  padding: '16px 16px 32px',
  h1: { margin: 0, fontSize: 20, fontWeight: 600 },
  h2: { margin: '24px 0 8px', fontSize: 16, fontWeight: 600 },
  p: { margin: '4px 0 0', color: theme.tokens.text.faint },
}));

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  overflowX: 'auto',
  table: { width: '100%', borderCollapse: 'collapse' },
  'th, td': {
    height: 32,
    padding: '4px 16px 4px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${tokens.line}`,
  },
  th: { fontWeight: 400, color: tokens.text.faint, whiteSpace: 'nowrap' },
}));
