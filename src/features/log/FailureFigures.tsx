import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const load = () => import('./FailureCounts.tsx');

export default function FailureFigures() {
  return <LateFigures load={load} />;
}
