/** Decides requests: sent after ten seconds, until which it can be taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import {
  type DriverApproval,
  driverApprovalCalls,
  PASSED,
  type REJECTED,
} from '../../../contract/driver-approval.ts';
import type { FailureData } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';
import { ANSWERS, useAttempt } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import type { SavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { useHold } from '../../../resource/undo/use-hold.ts';
import { APPROVAL, approvalPath } from '../paths.ts';

type Decision = { auditStatus: typeof PASSED } | { auditStatus: typeof REJECTED; reason: string };

/** @param onBack what was decided waits again */
export function useDecide(onBack?: (first: DriverApproval) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const client = useQueryClient();
  const attempt = useAttempt(driverApprovalCalls.decideApproval);
  const { hold } = useHold();

  const tellFailure = ({ id, name }: DriverApproval, error: unknown) => {
    const decided = whoDecided(error, translate);
    notify('driverApproval.notDone', {
      type: decided ? 'warning' : 'error',
      messageArgs: { name, why: decided || describe(error).text },
      autoHideDuration: null,
      act: { label: 'driverApproval.show', onClick: () => navigate(approvalPath(id)) },
    });
  };

  return (
    requests: readonly DriverApproval[],
    decision: Decision,
    save: SavedInput<object>['save'] = work => work(),
  ) => {
    const [first] = requests;
    if (!first) return;
    const send = async (isLeaving: boolean) => {
      const sendOne = (request: DriverApproval) =>
        save(() =>
          attempt(
            { body: { id: request.id, version: request.version, ...decision } },
            { outlivesWindow: isLeaving },
          ),
        ).catch(error => tellFailure(request, error));
      // nothing is answered to a window that closes
      if (isLeaving) await Promise.all(requests.map(sendOne));
      else for (const request of requests) await sendOne(request);
      await client.invalidateQueries({ queryKey: ANSWERS });
    };
    const key = requests.length > 1 ? 'passedMany' : decision.auditStatus === PASSED ? 'passed' : 'rejected';
    void hold(
      { of: APPROVAL, records: requests.map(({ id }) => id), send },
      {
        message: `driverApproval.${key}`,
        args: { name: first.name, smart_count: requests.length },
      },
      () => onBack?.(first),
    );
  };
}

/** Who was faster, and when; empty where nobody was. */
function whoDecided(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  const data = error instanceof UpstreamError ? (error.data as FailureData | null | undefined) : undefined;
  if (data?.reason !== 'APPROVAL_DECIDED' || !data.updatedBy) return '';
  return translate('driverApproval.decidedBy', { by: data.updatedBy, time: formatTime(data.updatedOn) });
}
