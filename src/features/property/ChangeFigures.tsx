import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['property'];
const load = () => import('./ChangeCounts.tsx');

export default function ChangeFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
