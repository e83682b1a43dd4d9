import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['outlay'];
const load = () => import('./WaitingOutlays.tsx');

export default function ApprovalFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
