import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['callDesk'];
const load = () => import('./CallCounts.tsx');

export default function CallFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
