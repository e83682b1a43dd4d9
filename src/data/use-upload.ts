/** An upload in a component: what is under way, how far it is, and what came of it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Input } from '../contract/grammar/call.ts';
import { type UploadCall, upload } from './upload.ts';

interface State<A> {
  /** From 0 to 1 while a file is under way; null otherwise. */
  progress: number | null;
  answer: A | null;
  error: Error | null;
}

export interface Uploading<C extends UploadCall> extends State<Answer<C>> {
  /**
   * Replaces what is under way, of which nothing is heard any more.
   * @param onArrived with the answer, unless it was given up or its page has gone out of view
   */
  start: (file: Blob, input: Input<C>, onArrived?: (answer: Answer<C>) => void) => void;
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
    (file: Blob, input: Input<C>, onArrived?: (answer: Answer<C>) => void) => {
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
        answer => {
          if (running.current !== own) return;
          say({ ...IDLE, answer });
          onArrived?.(answer);
        },
        (error: unknown) => say({ ...IDLE, error: error instanceof Error ? error : new Error() }),
      );
    },
    [call, stop],
  );
  useEffect(
    () => () => {
      stop();
      // a page that comes back into view finds nothing under way
      setState(left => (left.progress === null ? left : IDLE));
    },
    [stop],
  );
  return { ...state, start, cancel };
}
