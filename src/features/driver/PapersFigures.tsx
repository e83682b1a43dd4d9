import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const load = () => import('./PapersCounts.tsx');

export default function PapersFigures() {
  return <LateFigures load={load} />;
}
