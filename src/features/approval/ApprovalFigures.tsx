import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['approval', 'outlay', 'reason'];
const load = () => import('./WaitingApprovals.tsx');

export default function ApprovalFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
