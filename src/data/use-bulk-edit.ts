/** Saves the same values on many records, each on the version in which it was seen. */
import { type RaRecord, useDataProvider, useTranslate } from 'ra-core';
import { useCallback, useRef } from 'react';
import type { AnyCall } from '../contract/grammar/call.ts';
import { isAnswerLost } from './attempts.ts';
import { fieldsOf, isSame } from './call-fields.ts';
import { conflictIn } from './record-conflict.ts';
import { UpstreamError } from './send.ts';
import { useFailureText } from './use-failure-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** The next one will fail alike: the upstream does not answer, or the session is over. */
export const isOutage = (error: unknown) =>
  isAnswerLost(error) || (error instanceof UpstreamError && error.kind === 'session');

/** @param call the one that saves, for the fields it takes */
export function useBulkEdit(resource: string, call: AnyCall) {
  const provider = useDataProvider();
  const translate = useTranslate();
  const describe = useFailureText();
  // what somebody else has saved meanwhile, as the upstream told it
  const newer = useRef(new Map<string, RaRecord>());
  const shape = fieldsOf(call, 'body');
  return {
    /**
     * Sends what differs, and nothing where nothing does. Where somebody was faster it fails, having overwritten
     * nothing; the next attempt is made on what he left.
     * @param seen as it was listed; its id alone where it could not be read
     */
    edit: useCallback(
      async (seen: RaRecord, values: Values): Promise<undefined> => {
        const { id } = seen;
        const previousData = newer.current.get(String(id)) ?? seen;
        try {
          await provider.update(resource, { id, data: { ...previousData, ...values }, previousData });
        } catch (error) {
          const theirs = conflictIn(error)?.theirs;
          if (theirs) newer.current.set(String(id), { ...theirs, id });
          throw error;
        }
      },
      [provider, resource],
    ),
    isSame: (name: string, one: unknown, other: unknown) => {
      const schema = shape[name];
      return schema ? isSame(schema, one, other) : one === other;
    },
    describe: (error: unknown) => {
      const conflict = conflictIn(error);
      if (!conflict) return describe(error).text;
      return conflict.by === null
        ? translate('kit.bulk.overtaken')
        : translate('kit.bulk.overtakenBy', { by: conflict.by });
    },
  };
}
