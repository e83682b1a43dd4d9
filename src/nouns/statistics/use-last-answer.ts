import { useRef } from 'react';

/** The data, or while newer data of the same question is being read, the last: only numbers change. */
export function useLastAnswer<D>(data: D | undefined, question: string): D | undefined {
  const last = useRef<{ question: string; data: D }>(undefined);
  if (data !== undefined) last.current = { question, data };
  return last.current?.question === question ? last.current.data : undefined;
}
