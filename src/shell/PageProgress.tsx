/** Instead of a page that is on its way: the bar at the very top is told, and after a moment its shape shows. */
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { SkeletonBar } from '../kit/SkeletonBar.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../kit/use-delayed.ts';
import { beginLoading } from './progress.ts';

const WIDTHS = ['30%', '100%', '92%', '96%', '88%', '94%'];

export function PageProgress() {
  useEffect(beginLoading, []);
  const isLate = useDelayed(true, SKELETON_AFTER_MS);
  if (!isLate) return null;
  return (
    <Stack aria-hidden="true" spacing={3} sx={{ p: 4 }}>
      {WIDTHS.map(width => (
        <SkeletonBar key={width} style={{ width, height: 16 }} />
      ))}
    </Stack>
  );
}
