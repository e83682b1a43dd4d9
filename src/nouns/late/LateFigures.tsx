/** Figures of the first page that are too large to be waited for: they come once it has shown. */
import type { ComponentType } from 'react';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { LazyPart } from '../../kit/LazyPart.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';

/** @param load the same function at every drawing */
export function LateFigures({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const isAfter = useAfterFirstPage();
  const waiting = <SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />;
  if (!isAfter) return waiting;
  return <LazyPart load={load} waiting={waiting} draw={Figures => <Figures />} />;
}
