/** While a page is on its way: a bar at the very top, and after a moment the word for screen readers. */
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

const SKELETON_AFTER_MS = 300;
const WIDTHS = ['30%', '100%', '92%', '96%', '88%', '94%'];

export function PageProgress() {
  const translate = useTranslate();
  const isLate = useIsLate(SKELETON_AFTER_MS);
  return (
    <>
      <LinearProgress
        aria-label={translate('shell.loading')}
        sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip' }}
      />
      {isLate && (
        <Stack aria-hidden="true" spacing={3} sx={{ p: 4 }}>
          {WIDTHS.map(width => (
            <Skeleton key={width} variant="rounded" width={width} height={16} />
          ))}
        </Stack>
      )}
    </>
  );
}

function useIsLate(milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}
