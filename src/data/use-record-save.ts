/** Saving one record from a form, and what to do when somebody else was faster. */
import { type RaRecord, useUpdate } from 'ra-core';
import { useState } from 'react';
import type { AnyCall } from '../contract/call.ts';
import { fieldsOf, isSame } from './call-fields.ts';
import { takenField } from './field-errors.ts';
import { conflictIn, type TheirRecord } from './record-conflict.ts';
import { UpstreamError } from './send.ts';
import { useForgetAnswers } from './use-call.ts';

type Values = Record<string, unknown>;

export interface SaveConflict extends TheirRecord {
  loaded: Values;
  mine: Values;
}

interface RecordSaveOptions {
  resource: string;
  /** The call that saves, for the fields it takes. */
  call: AnyCall;
  record: RaRecord;
  onSaved: (saved: RaRecord) => void;
}

/** What a form gets back: errors by field, or nothing. `root.server` marks a failure of no single field. */
export type SubmitErrors = Record<string, string> | undefined;

export function useRecordSave({ resource, call, record, onSaved }: RecordSaveOptions) {
  const [update, { isPending }] = useUpdate();
  const forgetAnswers = useForgetAnswers();
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const saveOn = async (base: Values, values: Values): Promise<SubmitErrors> => {
    setFailure(null);
    try {
      const saved: RaRecord = await update(
        resource,
        { id: record.id, data: values, previousData: { ...base, id: record.id } },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      setConflict(null);
      forgetAnswers();
      onSaved(saved);
      return undefined;
    } catch (error) {
      const theirs = conflictIn(error);
      if (theirs) {
        setConflict({ loaded: base, mine: values, ...theirs });
        return NOT_SAVED;
      }
      setConflict(null);
      setFailure(isSaidElsewhere(error) ? null : error);
      const fields = error instanceof UpstreamError ? error.body.errors : undefined;
      return { ...NOT_SAVED, ...fields };
    }
  };

  const shape = fieldsOf(call, 'body');
  return {
    /** @param loaded what the values were typed on, where that is older than the record now */
    save: (values: Values, loaded: Values = record) => saveOn(loaded, values),
    isSaving: isPending,
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
export function isSaidElsewhere(error: unknown): boolean {
  return error instanceof UpstreamError && (error.kind === 'session' || takenField(error) !== undefined);
}

/** A form whose submit left this behind is not saved, and still warns before it is left. */
export const NOT_SAVED = { 'root.server': 'kit.record.notSaved' };
