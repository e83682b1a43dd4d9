import { LateFigures } from '../../nouns/late/LateFigures.tsx';

const WORDS = ['systemTool'];
const load = () => import('./PortCounts.tsx');

export default function PortFigures() {
  return <LateFigures load={load} words={WORDS} />;
}
