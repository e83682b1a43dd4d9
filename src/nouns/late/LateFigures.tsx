/** Figures of the first page that are too large to be waited for: they come once it has shown. */
import type { ComponentType } from 'react';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { LatePart } from './LatePart.tsx';

interface LateFiguresProps {
  load: () => Promise<{ default: ComponentType }>;
  /** Rooms that they speak from besides those of the start. */
  words?: readonly string[];
}

export function LateFigures({ load, words = [] }: LateFiguresProps) {
  const isAfter = useAfterFirstPage();
  const waiting = <SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />;
  if (!isAfter) return waiting;
  return <LatePart load={load} words={words} waiting={waiting} draw={Figures => <Figures />} />;
}
