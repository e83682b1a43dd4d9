/** Says that the browser keeps this page silent until somebody has clicked in it. */
import { useHasNews } from '../../data/notices/use-notices.ts';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { FeaturePart } from '../FeaturePart.tsx';

const loadBlockedSound = () => import('./BlockedSound.tsx');

export function SoundChip() {
  const isAfter = useAfterFirstPage();
  if (!useHasNews() || !isAfter) return null;
  return <FeaturePart name="SoundChip" load={loadBlockedSound} />;
}
