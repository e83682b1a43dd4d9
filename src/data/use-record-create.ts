/** Making one record from a form. */
import { type RaRecord, type SaveHandlerCallbacks, useCreate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isAnswerLost } from './attempts.ts';
import { UpstreamError } from './send.ts';
import { useCapability } from './session-context.tsx';
import { useInvalidateCalls } from './use-call.ts';
import { useFailureText } from './use-failure-text.ts';
import { isShownElsewhere, NOT_SAVED, type SubmitErrors } from './use-record-save.ts';

interface RecordCreateOptions {
  resource: string;
  onCreated: (created: RaRecord) => void;
}

export function useRecordCreate({ resource, onCreated }: RecordCreateOptions) {
  const [create, { isPending }] = useCreate();
  const forgetAnswers = useInvalidateCalls();
  const [failure, setFailure] = useState<unknown>(null);
  const translate = useTranslate();
  const describe = useFailureText();
  const hasRequestIds = useCapability('requestId');

  const handleSubmit = async (
    values: Record<string, unknown>,
    _begun?: unknown,
    { onSuccess = onCreated, onError }: SaveHandlerCallbacks = {},
  ): Promise<SubmitErrors> => {
    setFailure(null);
    try {
      const created: RaRecord = await create(resource, { data: values }, { returnPromise: true });
      forgetAnswers();
      onSuccess(created);
      return undefined;
    } catch (error) {
      if (onError) onError(error);
      else setFailure(isShownElsewhere(error) ? null : error);
      const fields = error instanceof UpstreamError ? error.body.errors : undefined;
      return { ...NOT_SAVED, ...fields };
    }
  };
  // without request ids nobody but the clerk can tell whether it was done
  const isUncertain = isAnswerLost(failure) && !hasRequestIds;
  const isOfAnother = isUncertain && failure.kind === 'noEnvelope';
  const lost = isOfAnother ? 'error.noEnvelopeOnSave' : 'error.answerLost';
  const said = isUncertain ? { text: translate(lost, { status: failure.status }) } : describe(failure);
  return {
    create: handleSubmit,
    isSaving: isPending,
    /** What the last attempt failed with, in words; gone with the next. */
    problem: failure === null ? undefined : said,
  };
}
