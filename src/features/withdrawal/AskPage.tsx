/** A clerk asks for a driver: who it is, where the money goes, and how much of what there is. */
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { useMay } from '../../data/session-context.tsx';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { OF_DRIVER, withdrawalPath } from '../../nouns/cash/paths.ts';
import { RecordCreateContext } from '../../resource/record/RecordContexts.tsx';
import { AskFields } from './AskFields.tsx';
import { useAsk } from './use-ask.ts';

export default function AskPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const may = useMay(withdrawalCalls.askWithdrawal);
  const driverId = new URLSearchParams(search).get(OF_DRIVER);
  const begun = useMemo(() => ({ driverId, amount: null, remark: null }), [driverId]);
  // back leads to the list, not to an empty form
  const { ask, isSaving, problem } = useAsk(({ id }) => navigate(withdrawalPath(id), { replace: true }));
  if (!may)
    return (
      <PageState title={translate('withdrawal.ask.noRight')} why={translate('withdrawal.ask.noRightWhy')} />
    );
  return (
    <RecordForm record={begun} onSubmit={ask}>
      <RecordCreateContext resource={withdrawal.resource} isSaving={isSaving}>
        <RecordPage
          title={translate('withdrawal.create')}
          actions={<FormSaveBar isNew label={translate('withdrawal.ask.send')} isSaving={isSaving} />}
          notice={problem && <RecordNotice {...problem} />}
        >
          <AskFields />
        </RecordPage>
      </RecordCreateContext>
    </RecordForm>
  );
}
