/** What stands where the orders come, in their shape. */
import { styled } from '@mui/material/styles';
import { SkeletonBar } from '../../../kit/SkeletonBar.tsx';
import { CARD_HEIGHT } from '../parts/OrderCard.tsx';

const CARDS = ['1', '2', '3', '4', '5', '6'];
const LINES = ['40%', '70%', '55%'];

export function CardSkeleton() {
  return (
    <Cards aria-busy>
      {CARDS.map(card => (
        <div key={card}>
          {LINES.map(width => (
            <SkeletonBar key={width} style={{ width, height: 14 }} />
          ))}
        </div>
      ))}
    </Cards>
  );
}

const Cards = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '& > div': {
    display: 'grid',
    alignContent: 'space-evenly',
    height: CARD_HEIGHT,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.line}`,
  },
}));
