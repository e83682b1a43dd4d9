/**
 * What is asked for, by whom and to whom it goes, before somebody lets it go out or refuses it. Who has asked for it
 * himself can only take it back.
 */
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ListedOutlay, outlayCalls, outlay as resource } from '../../contract/outlay.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { Framed } from '../../kit/form/Framed.tsx';
import { formatYuan } from '../../kit/format/count.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { useFieldWords } from '../../nouns/resource/use-field-words.ts';

const SHOWN = [
  'bizCode',
  'bizStrId',
  'payeeName',
  'payeeAccount',
  'plateNumber',
  'tradeChannel',
  'applyUser',
  'createdOn',
] as const;
const LONGEST_REASON = 200;

interface DecideDialogProps {
  outlay: ListedOutlay;
  onClose(): void;
  /** Also where it has failed: it may be otherwise by now. */
  onDecided(): Promise<unknown>;
}

export function DecideDialog({ outlay, onClose, onDecided }: DecideDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const words = useFieldWords(resource);
  const approve = useCall(outlayCalls.approveOutlay);
  const refuse = useCall(outlayCalls.refuseOutlay);
  const [reason, setReason] = useState<string | null>(null);
  const { id, version, isMine } = outlay;
  const isPending = approve.isPending || refuse.isPending;
  const failure = approve.error ?? refuse.error;
  const decide = async (work: Promise<unknown>, key: 'approved' | 'refused') => {
    try {
      await work;
      notify(`outlay.waiting.${key}`, { type: 'success' });
      onClose();
    } catch {
      // said above the facts
    }
    await onDecided();
  };
  const isRefusing = reason !== null;
  const said = reason?.trim() ?? '';
  return (
    <TitledDialog
      title={translate('outlay.waiting.title', { amount: formatYuan(outlay.amount) })}
      maxWidth="xs"
      onClose={isPending ? undefined : onClose}
    >
      {failure && <RecordNotice {...describe(failure)} />}
      {isMine && <RecordNotice text={translate('outlay.waiting.mine')} />}
      <DialogBody
        sx={{ p: 0 }}
        actions={
          <>
            <Button color="inherit" disabled={isPending} onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            {isRefusing ? (
              <Button
                variant="contained"
                color="error"
                loading={isPending}
                disabled={said === ''}
                onClick={() =>
                  void decide(refuse.mutateAsync({ body: { id, version, reason: said } }), 'refused')
                }
              >
                {translate('outlay.waiting.refuse')}
              </Button>
            ) : (
              <>
                <Button color="inherit" disabled={isPending} onClick={() => setReason('')}>
                  {translate(isMine ? 'outlay.waiting.takeBack' : 'outlay.waiting.toRefuse')}
                </Button>
                {!isMine && (
                  <Button
                    variant="contained"
                    loading={isPending}
                    onClick={() => void decide(approve.mutateAsync({ body: { id, version } }), 'approved')}
                  >
                    {translate('outlay.waiting.approve')}
                  </Button>
                )}
              </>
            )}
          </>
        }
      >
        <Facts
          isOneColumn
          facts={SHOWN.filter(field => outlay[field] !== null).map(field => ({
            label: words.labelOf(field),
            value: words.show(field, outlay[field]),
          }))}
        />
        {isRefusing && (
          <Framed
            autoFocus
            value={reason}
            placeholder={translate('outlay.field.closeReason')}
            inputProps={{
              'aria-label': translate('outlay.field.closeReason'),
              maxLength: LONGEST_REASON,
            }}
            onChange={({ target }) => setReason(target.value)}
            sx={{ display: 'flex', m: '0 16px 12px' }}
          />
        )}
      </DialogBody>
    </TitledDialog>
  );
}
