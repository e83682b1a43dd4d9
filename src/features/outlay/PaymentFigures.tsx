import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['outlay'];
const load = () => import('./PaymentCounts.tsx');

export default function PaymentFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
