/** Figures of the first page that are too large to be waited for: they come once it has shown. */
import { type ComponentType, useCallback, useContext } from 'react';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { WordsContext } from '../../data/words-context.ts';
import { LazyPart } from '../../kit/LazyPart.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';

interface LateFiguresProps {
  load: () => Promise<{ default: ComponentType }>;
  /** Rooms that they speak from besides those of the start. Both are the same at every drawing. */
  words?: readonly string[];
}

export function LateFigures({ load, words }: LateFiguresProps) {
  const isAfter = useAfterFirstPage();
  const need = useContext(WordsContext);
  const loadBoth = useCallback(async () => {
    await need(words ?? []);
    return load();
  }, [need, words, load]);
  const waiting = <SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />;
  if (!isAfter) return waiting;
  return <LazyPart load={loadBoth} waiting={waiting} draw={Figures => <Figures />} />;
}
