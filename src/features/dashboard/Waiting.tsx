/** What waits for this user: a card from each feature that has something to say. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useExtensions } from '../../data/extensions-context.tsx';
import type { DashboardCard } from '../../data/feature.ts';
import { LazyPart } from '../../kit/LazyPart.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';

export function Waiting() {
  const translate = useTranslate();
  const { cards } = useExtensions();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{translate('dashboard.waiting')}</h2>
      <ul>
        {cards.map(card => (
          <Card key={card.key} card={card} />
        ))}
      </ul>
    </Section>
  );
}

function Card({ card }: { card: DashboardCard }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <h3 id={id}>{translate(card.title)}</h3>
      <LazyPart
        load={card.load}
        waiting={<SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />}
        draw={Content => <Content />}
      />
    </li>
  );
}

const Section = styled('section')(({ theme: { tokens } }) => ({
  marginTop: 16,
  h2: { margin: '0 0 8px', fontSize: 16, fontWeight: 600 },
  '> ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${tokens.line}`,
    borderLeft: `1px solid ${tokens.line}`,
  },
  '> ul > li': {
    padding: '8px 16px 12px',
    borderRight: `1px solid ${tokens.line}`,
    borderBottom: `1px solid ${tokens.line}`,
  },
  h3: { margin: 0, fontSize: 13, fontWeight: 400, color: tokens.text.faint },
}));
