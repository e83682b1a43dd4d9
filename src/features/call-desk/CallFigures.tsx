import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const load = () => import('./CallCounts.tsx');

export default function CallFigures() {
  return <LateFigures load={load} />;
}
