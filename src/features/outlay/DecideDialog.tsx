/**
 * What is asked for, by whom and to whom it goes, before somebody lets it go out or refuses it. Who has asked for it
 * himself can only take it back.
 */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { WaitingOutlay } from '../../contract/outlay.ts';
import type { ApprovalDialogProps } from '../../data/feature.ts';
import { useSavedInput } from '../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { OutlayBody } from './OutlayBody.tsx';
import { OutlayDialog } from './OutlayDialog.tsx';
import { useDecide } from './use-decide.ts';

const NO_REASON = { reason: '' };

export default function DecideDialog({ waiting, isMine, onClose }: ApprovalDialogProps) {
  const translate = useTranslate();
  return (
    <OutlayDialog
      id={waiting.recordId}
      title={translate('outlay.waiting.title', { amount: formatYuan(waiting.amount) })}
      onClose={onClose}
      draw={outlay => <Decision outlay={outlay} about={waiting.about} isMine={isMine} onClose={onClose} />}
    />
  );
}

interface DecisionProps extends Pick<ApprovalDialogProps['waiting'], 'about'> {
  outlay: WaitingOutlay;
  isMine: boolean;
  onClose(): void;
}

function Decision({ outlay, about, isMine, onClose }: DecisionProps) {
  const translate = useTranslate();
  const [isRefusing, setRefusing] = useState(false);
  // there again where the refusal is taken back, or fails
  const kept = useSavedInput(`outlay/${outlay.id}`, NO_REASON);
  const { reason } = kept.typed;
  const decide = useDecide();
  const said = reason.trim();
  const handleDecide = (why: string | null) => {
    decide(outlay, why, kept.save);
    onClose();
  };
  return (
    <>
      {isMine && <RecordNotice text={translate('outlay.waiting.mine')} />}
      <OutlayBody
        {...{ outlay, about, onClose }}
        why={
          isRefusing
            ? {
                label: translate('outlay.field.closeReason'),
                value: reason,
                isFirst: true,
                onChange: value => kept.change({ reason: value }),
              }
            : undefined
        }
        actions={
          isRefusing ? (
            <Button
              variant="contained"
              color="error"
              disabled={said === ''}
              onClick={() => handleDecide(said)}
            >
              {translate('outlay.waiting.refuse')}
            </Button>
          ) : (
            <>
              <Button color="inherit" onClick={() => setRefusing(true)}>
                {translate(isMine ? 'outlay.waiting.takeBack' : 'outlay.waiting.toRefuse')}
              </Button>
              {!isMine && (
                <Button variant="contained" onClick={() => handleDecide(null)}>
                  {translate('outlay.waiting.approve')}
                </Button>
              )}
            </>
          )
        }
      />
    </>
  );
}
