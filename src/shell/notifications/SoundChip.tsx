/** Says that the browser keeps this page silent until somebody has clicked in it. */
import { lazy, Suspense } from 'react';
import { useHasNews } from '../../data/notices/use-notices.ts';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { PartBoundary } from '../errors/PartBoundary.tsx';

const BlockedSound = lazy(() => import('./BlockedSound.tsx'));

export function SoundChip() {
  const isAfter = useAfterFirstPage();
  if (!useHasNews() || !isAfter) return null;
  return (
    <PartBoundary name="SoundChip">
      <Suspense fallback={null}>
        <BlockedSound />
      </Suspense>
    </PartBoundary>
  );
}
