import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['lostDesk'];
const load = () => import('./LostCounts.tsx');

export default function LostFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
