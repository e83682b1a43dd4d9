import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['placeVisit'];
const load = () => import('./InsideCounts.tsx');

export default function InsideFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
