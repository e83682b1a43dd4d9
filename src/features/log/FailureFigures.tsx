import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['log'];
const load = () => import('./FailureCounts.tsx');

export default function FailureFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
