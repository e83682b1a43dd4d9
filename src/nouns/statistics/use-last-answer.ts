/** An answer with the span that it was read for. While newer data of the same question is being read, the last stays. */
import { useRef } from 'react';
import type { Answer, AnyCall, Input } from '../../contract/grammar/call.ts';
import { toServerTime } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { ReadSpans } from './use-report-spans.ts';

const FRESH_MS = 60_000;

interface Question {
  /** Whatever else than the present time makes it another one. */
  question: string;
  spans: ReadSpans;
  /** Whether it is asked for; otherwise there is no data. */
  isWanted?: boolean;
}

interface Told<D> {
  data: D | undefined;
  /** Those that the data was read for: links from it count by them. Without data, those that are asked for. */
  spans: ReadSpans;
  /** Milliseconds since 1970: the end of what is counted, of a period that is over the time of reading. */
  asOf: number | undefined;
}

export interface LastAnswer<D> extends Told<D> {
  /** Of the last attempt: with data, that is older than it should be. */
  error: Error | null;
  isSettled: boolean;
  refetch: () => void;
}

export function useLastAnswer<const C extends AnyCall>(
  call: C,
  input: Input<C>,
  { question, spans, isWanted = true }: Question,
): LastAnswer<Answer<C>> {
  const answer = useAnswer(call, input, { staleTime: FRESH_MS, enabled: isWanted });
  const last = useRef<Told<Answer<C>> & { question: string }>(undefined);
  // what is not wanted may be there for another part of the page
  if (isWanted && answer.data !== undefined) {
    const asOf = spans.isRunning ? spans.counted.to : toServerTime(answer.dataUpdatedAt);
    last.current = { question, data: answer.data, spans, asOf };
  }
  const told = isWanted && last.current?.question === question ? last.current : undefined;
  return {
    data: told?.data,
    spans: told?.spans ?? spans,
    asOf: told?.asOf,
    error: isWanted ? answer.error : null,
    isSettled: !isWanted || told !== undefined || answer.error !== null,
    refetch: () => void answer.refetch(),
  };
}
