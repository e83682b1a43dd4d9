import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['driver'];
const load = () => import('./RequestCounts.tsx');

export default function RequestFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
