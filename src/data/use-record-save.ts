/** Saving one record from a form, and what to do when somebody else was faster. */
import { type RaRecord, type SaveHandlerCallbacks, useUpdate } from 'ra-core';
import { useState } from 'react';
import type { AnyCall } from '../contract/grammar/call.ts';
import { fieldsOf, isSame } from './call-fields.ts';
import { fieldOfDuplicate } from './field-errors.ts';
import { conflictIn, type TheirRecord } from './record-conflict.ts';
import { UpstreamError } from './send.ts';
import { useInvalidateCalls } from './use-call.ts';

type Values = Record<string, unknown>;

export interface SaveConflict extends TheirRecord {
  loaded: Values;
  mine: Values;
}

interface SaveOptions<Saved> {
  /** The call that saves, for the fields it takes. */
  call: AnyCall;
  record: RaRecord;
  onSaved: (saved: Saved) => void;
}

/** What a form gets back: errors by field, or nothing. `root.server` marks a failure of no single field. */
export type SubmitErrors = Record<string, string> | undefined;

export function useRecordSave({ resource, ...options }: SaveOptions<RaRecord> & { resource: string }) {
  const [update, { isPending }] = useUpdate();
  const { id } = options.record;
  const write = (base: Values, data: Values): Promise<RaRecord> =>
    update(
      resource,
      { id, data, previousData: { ...base, id } },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
  return useSaving({ ...options, write, isSaving: isPending });
}

interface SavingOptions<Saved> extends SaveOptions<Saved> {
  /** @param base what the values were typed on */
  write: (base: Values, values: Values) => Promise<Saved>;
  isSaving: boolean;
}

/** The same for what is no record of a resource. */
export function useSaving<Saved>({ call, record, onSaved, write, isSaving }: SavingOptions<Saved>) {
  const forgetAnswers = useInvalidateCalls();
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const saveOn = async (
    base: Values,
    values: Values,
    { onSuccess = onSaved, onError }: SaveHandlerCallbacks = {},
  ): Promise<SubmitErrors> => {
    setFailure(null);
    try {
      const saved = await write(base, values);
      setConflict(null);
      forgetAnswers();
      onSuccess(saved);
      return undefined;
    } catch (error) {
      const theirs = conflictIn(error);
      if (theirs) {
        setConflict({ loaded: base, mine: values, ...theirs });
        return NOT_SAVED;
      }
      setConflict(null);
      if (onError) onError(error);
      else setFailure(isShownElsewhere(error) ? null : error);
      const fields = error instanceof UpstreamError ? error.body.errors : undefined;
      return { ...NOT_SAVED, ...fields };
    }
  };

  const shape = fieldsOf(call, 'body');
  return {
    /** @param loaded what the values were typed on, where that is older than the record now */
    save: (values: Values, loaded: Values = record, callbacks?: SaveHandlerCallbacks) =>
      saveOn(loaded, values, callbacks),
    isSaving,
    /** The last failure that is no conflict; gone with the next attempt. */
    failure,
    conflict,
    /** Saves on the version that is there now. */
    saveMerged: (values: Values) => (conflict ? saveOn(conflict.theirs, values) : Promise.resolve(undefined)),
    closeConflict: () => setConflict(null),
    isSame: (name: string, one: unknown, other: unknown) => {
      const schema = shape[name];
      return schema ? isSame(schema, one, other) : one === other;
    },
  };
}

/** What stands at its field, or in the box and the banner of a session that is over, needs no notice above the form. */
export function isShownElsewhere(error: unknown): boolean {
  return (
    error instanceof UpstreamError && (error.kind === 'session' || fieldOfDuplicate(error) !== undefined)
  );
}

/** A form whose submit left this behind is not saved, and still warns before it is left. */
export const NOT_SAVED = { 'root.server': 'kit.record.notSaved' };
