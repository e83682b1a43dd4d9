/** A package on its way up: held against its own checksum when it has arrived, and sent again where it did not. */
import { useEffect, useState } from 'react';
import { type StoredPackage, storageCalls } from '../../contract/storage.ts';
import { useUpload } from '../../data/use-upload.ts';
import { sha256Of } from '../../kit/checksum.ts';
import { useStableCallback } from '../../kit/use-stable-callback.ts';

export interface ArrivedPackage extends StoredPackage {
  /** The browser has reckoned the same checksum; false where it could reckon none. */
  isCompared: boolean;
}

interface Chosen {
  file: File;
  sum: Promise<string | null>;
}

export function usePackageUpload(onArrived: (arrived: ArrivedPackage) => void) {
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadPackage);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const tell = useStableCallback(onArrived);

  useEffect(() => {
    if (!answer || !chosen) return;
    let isHere = true;
    void chosen.sum.then(sum => {
      if (!isHere) return;
      if (sum !== null && sum !== answer.sha256) return setChanged(true);
      setChosen(null);
      tell({ ...answer, isCompared: sum !== null });
    });
    return () => {
      isHere = false;
    };
  }, [answer, chosen, tell]);

  const send = (file: File) => {
    setChanged(false);
    setChosen({ file, sum: sha256Of(file) });
    start(file, {});
  };
  const stop = () => {
    cancel();
    setChanged(false);
    setChosen(null);
  };
  return {
    send,
    stop,
    /** The file on its way, or the one that did not arrive. */
    file: chosen?.file ?? null,
    /** From 0 to 1 while it is sent, and while its checksum is awaited; null otherwise. */
    progress: progress ?? (answer && chosen && !hasChanged ? 1 : null),
    /** What arrived is not what was sent. */
    hasChanged,
    error,
    retry: (error || hasChanged) && chosen ? () => send(chosen.file) : undefined,
  };
}
