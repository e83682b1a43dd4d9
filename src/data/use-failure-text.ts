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

/** Our words where the upstream says no more than its code; its own message where it does. */
export function useFailureText(): (error: unknown) => FailureText {
  const translate = useTranslate();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof UpstreamError)) return { text: translate('error.unknown') };
      const { kind, message, traceId, status } = error;
      const isMissing = kind === 'failure' && error.errCode === FAILURES.NOT_FOUND.errCode;
      if (isAbsentCall(error)) return { text: translate('error.absent') };
      if (kind === 'unreadable') return { text: translate('error.unreadable', { call: message }), traceId };
      if (kind === 'noEnvelope') return { text: translate('error.noEnvelope', { status }) };
      if (kind === 'network' || kind === 'timeout') return { text: translate(`error.${kind}`), traceId };
      const { reason, vehicles, drivers } = (error.data ?? {}) as FailureData;
      const why = reason && translate(`reason.${reason}`, { vehicles, drivers, _: '' });
      if (why) return { text: why, traceId, isMissing };
      const name = NAMES.get(error.errCode);
      const isOurs = name !== undefined && FAILURES[name].message === message;
      if (name && (isOurs || !message || message === 'Error'))
        return { text: translate(`error.${name}`), traceId, isMissing };
      return { text: message || translate('error.unknown'), traceId, isMissing };
    },
    [translate],
  );
}

type Name = keyof typeof FAILURES;
const NAMES = new Map<number, Name>(
  Object.entries(FAILURES).map(([name, { errCode }]) => [errCode, name as Name]),
);
