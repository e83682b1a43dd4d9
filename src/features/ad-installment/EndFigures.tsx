import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['adInstallment'];
const load = () => import('./EndCounts.tsx');

export default function EndFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
