/** An error as words for the clerk. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { FAILURES, type FailureData } from '../contract/grammar/failures.ts';
import { isAbsentCall } from './absent-calls.ts';
import { UpstreamError } from './send.ts';

export interface FailureText {
  text: string;
  /** Found again in the server's log; for who asks for help. */
  traceId?: string;
  /** There is no such record: asking again will not help. */
  isMissing?: boolean;
}

/**
 * Our words where the upstream says no more than its code; its own message where it does. As the specification words
 * it, a refusal is introduced as its call declares, and whatever else goes wrong as an exception.
 */
export function useFailureText(): (error: unknown) => FailureText {
  const translate = useTranslate();
  return useCallback(
    (error: unknown) => {
      const exception = (what: string) => translate('error.exception', { error: what });
      if (!(error instanceof UpstreamError))
        return { text: error instanceof Error ? exception(String(error)) : translate('error.unknown') };
      const { kind, told, traceId, status, refusal } = error;
      const isMissing = kind === 'failure' && error.errCode === FAILURES.NOT_FOUND.errCode;
      if (isAbsentCall(error)) return { text: translate('error.absent') };
      if (kind === 'unreadable')
        return { text: exception(translate('error.unreadable', { call: told })), traceId };
      if (kind === 'noEnvelope') return { text: exception(translate('error.noEnvelope', { status })) };
      if (kind === 'network' || kind === 'timeout')
        return { text: exception(translate(`error.${kind}`)), traceId };
      const message = wordsOf(error, translate);
      const text = refusal ? translate(`error.refusal.${refusal}`, { message }) : message;
      return { text, traceId, isMissing };
    },
    [translate],
  );
}

/** Of a refusal. */
function wordsOf({ data, errCode, told }: UpstreamError, translate: Translate): string {
  const { reason, vehicles, drivers } = (data ?? {}) as FailureData;
  const why = reason && translate(`reason.${reason}`, { vehicles, drivers, _: '' });
  if (why) return why;
  const name = NAMES.get(errCode);
  const isOurs = name !== undefined && FAILURES[name].message === told;
  return name && (isOurs || told === 'Error') ? translate(`error.${name}`) : told;
}

type Translate = ReturnType<typeof useTranslate>;
type Name = keyof typeof FAILURES;
const NAMES = new Map<number, Name>(
  Object.entries(FAILURES).map(([name, { errCode }]) => [errCode, name as Name]),
);
