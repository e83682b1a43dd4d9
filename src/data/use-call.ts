/** Calls in components: one hook for what a button does, one for what a page reads. */
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Answer, type AnyCall, changesState, type Input } from '../contract/grammar/call.ts';
import { type AskOptions, ask, type Parts } from './ask.ts';
import { attempts } from './attempts.ts';
import { declares } from './call-fields.ts';
import { UpstreamError } from './send.ts';
import { useCapability } from './session-context.tsx';

/** For action buttons. The same input again after a lost answer is the same attempt. */
export function useCall<const C extends AnyCall>(call: C): UseMutationResult<Answer<C>, Error, Input<C>> {
  const attempt = useAttempt(call);
  const forgetAnswers = useInvalidateCalls();
  return useMutation({
    onSettled: () => changesState(call) && forgetAnswers(),
    mutationKey: [call.room, call.name],
    retry: false,
    mutationFn: (input: Input<C>) => attempt(input),
  });
}

/** Makes the call, and keeps no state of it. The same input again after a lost answer is the same attempt. */
export function useAttempt<const C extends AnyCall>(call: C) {
  const hasRequestIds = useCapability('requestId');
  return useCallback(
    (input: Input<C>, options: AskOptions = {}): Promise<Answer<C>> => {
      const part = (['body', 'query'] as const).find(name => declares(call, name, 'requestId'));
      if (!hasRequestIds || !part) return ask(call, input, options);
      return attempts.run([call.room, call.name, input], requestId => {
        const parts: Parts = input ?? {};
        return ask(call, { ...parts, [part]: { ...parts[part], requestId } } as Input<C>, options);
      });
    },
    [call, hasRequestIds],
  );
}

interface AnswerOptions<A> {
  enabled?: boolean;
  /** Milliseconds an answer counts as fresh. */
  staleTime?: number;
  /** Milliseconds after which it is asked again, over and over: by the console itself, so it is no sign of a person. */
  repeatMs?: number | ((answer: A | undefined) => number | undefined);
  /** While another input is asked for, the answer to the one before stands in its place. */
  keepsLast?: boolean;
}

/** For reading. A GET that changes state is refused: it must be neither cached nor repeated. */
export function useAnswer<const C extends AnyCall>(
  call: C,
  input: Input<C>,
  { enabled = true, staleTime, repeatMs, keepsLast = false }: AnswerOptions<Answer<C>> = {},
): UseQueryResult<Answer<C>, Error> {
  return useQuery<Answer<C>, Error>({
    queryKey: answerKey(call, input),
    enabled: enabled && !changesState(call),
    staleTime,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(repeatMs !== undefined && {
      refetchInterval: ({ state }) =>
        (typeof repeatMs === 'function' ? repeatMs(state.data) : repeatMs) ?? false,
    }),
    retry: shouldRetry,
    queryFn: () => ask(call, input, { isBackground: repeatMs !== undefined }),
  });
}

const ANSWER = 'answer';

/** Under which all answers are kept. */
export const ANSWERS = [ANSWER] as const;

/** Under which the answers of a call are kept. */
export const answersKey = (call: AnyCall) => [ANSWER, call.room, call.name] as const;

/** Under which the answer of a call is kept. */
export const answerKey = <const C extends AnyCall>(call: C, input: Input<C>) =>
  [...answersKey(call), input] as const;

/** After something was changed: what was read before may be otherwise now, and is read again where it is shown. */
export function useInvalidateCalls(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ANSWERS }), [client]);
}

/** Only what never reached the upstream, and once. For the `QueryClient` as well. */
export const shouldRetry = (failures: number, error: unknown) =>
  failures < 1 && error instanceof UpstreamError && error.kind === 'network';
