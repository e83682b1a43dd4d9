/** Stands for text that is on its way; not at once, so that what comes quickly does not flash. */
import { styled } from '@mui/material/styles';
import { SkeletonBar } from '../SkeletonBar.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';

export function SkeletonLines() {
  const isDue = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <Lines>{isDue && WIDTHS.map(width => <SkeletonBar key={width} style={{ height: 14, width }} />)}</Lines>
  );
}

const WIDTHS = [240, 520, 480, 500, 320];

const Lines = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  // beside a list there is less room
  '& > *': { maxWidth: '100%' },
});
