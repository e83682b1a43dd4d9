/** An upload in a component: what is under way, how far it is, and what came of it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Input } from '../contract/call.ts';
import { type UploadCall, upload } from './upload.ts';

interface State<A> {
  /** From 0 to 1 while a file is under way; null otherwise. */
  progress: number | null;
  answer: A | null;
  error: Error | null;
}

export interface Uploading<C extends UploadCall> extends State<Answer<C>> {
  /** Replaces what is under way. */
  start: (file: Blob, input: Input<C>) => void;
  cancel: () => void;
}

const IDLE = { progress: null, answer: null, error: null } as const;

export function useUpload<const C extends UploadCall>(call: C): Uploading<C> {
  const [state, setState] = useState<State<Answer<C>>>(IDLE);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  const cancel = useCallback(() => {
    stop();
    setState(IDLE);
  }, [stop]);
  const start = useCallback(
    (file: Blob, input: Input<C>) => {
      stop();
      const own = new AbortController();
      running.current = own;
      // an upload that was replaced or left behind says nothing any more
      const say = (next: State<Answer<C>>) => {
        if (running.current === own) setState(next);
      };
      say({ ...IDLE, progress: 0 });
      upload(call, file, input, {
        signal: own.signal,
        onProgress: progress => say({ ...IDLE, progress }),
      }).then(
        answer => say({ ...IDLE, answer }),
        (error: unknown) => say({ ...IDLE, error: error instanceof Error ? error : new Error() }),
      );
    },
    [call, stop],
  );
  useEffect(() => stop, [stop]);
  return { ...state, start, cancel };
}
