/** A reward that was paid and drawn: in order, or not in order with a note, which takes the applicant's right. */
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { outlayCalls, type WaitingOutlay } from '../../contract/outlay.ts';
import type { ApprovalDialogProps } from '../../data/feature.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useSavedInput } from '../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { OutlayBody } from './OutlayBody.tsx';
import { OutlayDialog } from './OutlayDialog.tsx';

const NO_NOTE = { note: '' };

export default function AuditDialog({ waiting, onClose }: ApprovalDialogProps) {
  const translate = useTranslate();
  return (
    <OutlayDialog
      id={waiting.recordId}
      title={translate('outlay.audit.title', { amount: formatYuan(waiting.amount) })}
      onClose={onClose}
      draw={outlay => <Verdict outlay={outlay} about={waiting.about} onClose={onClose} />}
    />
  );
}

interface VerdictProps extends Pick<ApprovalDialogProps['waiting'], 'about'> {
  outlay: WaitingOutlay;
  onClose(): void;
}

function Verdict({ outlay, about, onClose }: VerdictProps) {
  const { id, version } = outlay;
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { mutateAsync, isPending } = useCall(outlayCalls.auditOutlay);
  // there again where it fails
  const kept = useSavedInput(`outlayAudit/${id}`, NO_NOTE);
  const note = kept.typed.note.trim();
  const handleVerdict = async (isPassed: 0 | 1) => {
    try {
      await kept.save(() => mutateAsync({ body: { id, version, isPassed, note: note || null } }));
      notify(`outlay.audit.${isPassed === 1 ? 'passed' : 'failed'}`, { type: 'success' });
      onClose();
    } catch (error) {
      notify(describe(error).text, { type: 'error' });
    }
  };
  return (
    <OutlayBody
      {...{ outlay, about, onClose }}
      why={{
        label: translate('outlay.audit.why'),
        value: kept.typed.note,
        onChange: value => kept.change({ note: value }),
      }}
      actions={
        <>
          <Button color="error" disabled={note === '' || isPending} onClick={() => void handleVerdict(0)}>
            {translate('outlay.audit.fail')}
          </Button>
          <Button variant="contained" disabled={isPending} onClick={() => void handleVerdict(1)}>
            {translate('outlay.audit.pass')}
          </Button>
        </>
      }
    />
  );
}
