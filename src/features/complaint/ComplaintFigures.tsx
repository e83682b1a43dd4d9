import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['complaint'];
const load = () => import('./ComplaintCounts.tsx');

export default function ComplaintFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
