import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const load = () => import('./DispatchCounts.tsx');

export default function DispatchFigures() {
  return <LateFigures load={load} />;
}
