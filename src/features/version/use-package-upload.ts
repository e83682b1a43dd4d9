/** A package on its way up: refused early, held against its own checksum when it has arrived, and sent again. */
import { useEffect, useRef, useState } from 'react';
import { LARGEST_PACKAGE_BYTES, type StoredPackage, storageCalls } from '../../contract/storage.ts';
import { useUpload } from '../../data/use-upload.ts';
import { sha256Of } from './checksum.ts';

export const PACKAGE_ENDINGS = storageCalls.uploadPackage.upload.accept;

export interface ArrivedPackage extends StoredPackage {
  /** The browser has reckoned the same checksum; false where it could reckon none. */
  isCompared: boolean;
}

type Problem = 'wrongType' | 'tooLarge' | 'sumsDiffer';

interface Chosen {
  file: File;
  sum: Promise<string | null>;
}

export function usePackageUpload(onArrived: (arrived: ArrivedPackage) => void) {
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadPackage);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef(onArrived);
  useEffect(() => {
    latest.current = onArrived;
  });

  useEffect(() => {
    if (!answer || !chosen) return;
    let isHere = true;
    void chosen.sum.then(sum => {
      if (!isHere) return;
      if (sum !== null && sum !== answer.sha256) return setProblem('sumsDiffer');
      setChosen(null);
      latest.current({ ...answer, isCompared: sum !== null });
    });
    return () => {
      isHere = false;
    };
  }, [answer, chosen]);

  const send = (file: File) => {
    setProblem(null);
    setChosen({ file, sum: sha256Of(file) });
    start(file, {});
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    const isKnown = PACKAGE_ENDINGS.some(ending => file.name.toLowerCase().endsWith(ending));
    if (isKnown && file.size <= LARGEST_PACKAGE_BYTES) return send(file);
    cancel();
    setChosen(null);
    setProblem(isKnown ? 'tooLarge' : 'wrongType');
  };
  const stop = () => {
    cancel();
    setChosen(null);
  };
  const hasFailed = error !== null || problem === 'sumsDiffer';
  return {
    take,
    stop,
    /** The file on its way, or the one that did not arrive. */
    file: chosen?.file ?? null,
    /** From 0 to 1 while it is sent, and while its checksum is awaited; null otherwise. */
    progress: progress ?? (answer && chosen && !problem ? 1 : null),
    problem,
    error,
    retry: hasFailed && chosen ? () => send(chosen.file) : undefined,
  };
}
