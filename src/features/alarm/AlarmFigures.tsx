import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const load = () => import('./AlarmCounts.tsx');

export default function AlarmFigures() {
  return <LateFigures load={load} />;
}
