/** Asks that a cash account be changed, for which a second person decides. */
import { useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ADJUSTMENT_WAITS } from '../../../contract/cash-states.ts';
import { cashAdjustment, driverCashCalls } from '../../../contract/driver-cash.ts';
import { listPath } from '../../../data/figures.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { NOT_SAVED, type SubmitErrors } from '../../../data/use-record-save.ts';
import { FormSaveBar } from '../../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { OF_DRIVER } from '../../../nouns/cash/paths.ts';
import { RecordCreateContext } from '../../../resource/record/RecordContexts.tsx';
import { AdjustFields } from './AdjustFields.tsx';

export default function AdjustPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const describe = useFailureText();
  const { search } = useLocation();
  const may = useMay(driverCashCalls.askCashAdjustment);
  const { mutateAsync, isPending } = useCall(driverCashCalls.askCashAdjustment);
  const [failure, setFailure] = useState<unknown>(null);
  const driverId = new URLSearchParams(search).get(OF_DRIVER);
  const begun = useMemo(() => ({ driverId, amount: null, reason: null }), [driverId]);

  const ask = async (typed: Record<string, unknown>): Promise<SubmitErrors> => {
    setFailure(null);
    try {
      const { driverId: of, amount, reason } = typed;
      const body = { driverId: String(of), amount: Number(amount), reason: String(reason) };
      await mutateAsync({ body });
      notify('driverCash.adjust.asked', { type: 'success' });
      navigate(listPath(cashAdjustment.resource, { state: ADJUSTMENT_WAITS }), { replace: true });
      return undefined;
    } catch (error) {
      setFailure(error);
      return { ...NOT_SAVED, ...(error instanceof UpstreamError ? error.body.errors : undefined) };
    }
  };
  if (!may)
    return (
      <PageState
        title={translate('driverCash.adjust.noRight')}
        why={translate('driverCash.adjust.noRightWhy')}
      />
    );
  return (
    <RecordForm record={begun} onSubmit={ask}>
      <RecordCreateContext resource={cashAdjustment.resource} isSaving={isPending}>
        <RecordPage
          title={translate('cashAdjustment.create')}
          actions={<FormSaveBar isNew label={translate('driverCash.adjust.send')} isSaving={isPending} />}
          notice={failure !== null && <RecordNotice {...describe(failure)} />}
        >
          <AdjustFields />
        </RecordPage>
      </RecordCreateContext>
    </RecordForm>
  );
}
