/** The figures of the desk, which the first page does not wait for: what is asked for them is large. */
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { LazyPart } from '../../kit/LazyPart.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';

export default function DispatchFigures() {
  const isAfter = useAfterFirstPage();
  const waiting = <SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />;
  if (!isAfter) return waiting;
  return <LazyPart load={loadCounts} waiting={waiting} draw={Counts => <Counts />} />;
}

const loadCounts = () => import('./DispatchCounts.tsx');
