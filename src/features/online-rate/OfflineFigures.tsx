import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['onlineRate'];
const load = () => import('./OfflineCounts.tsx');

export default function OfflineFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
