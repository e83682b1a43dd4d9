/**
 * What is asked for, by whom and to whom it goes, before somebody lets it go out or refuses it. Who has asked for it
 * himself can only take it back.
 */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ListedOutlay, outlay as resource } from '../../contract/outlay.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { Framed } from '../../kit/form/Framed.tsx';
import { useKept } from '../../kit/form/use-kept.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { useFieldWords } from '../../nouns/resource/use-field-words.ts';
import { useDecide } from './use-decide.ts';

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
const NO_REASON = { reason: '' };

interface DecideDialogProps {
  outlay: ListedOutlay;
  onClose(): void;
}

export default function DecideDialog({ outlay, onClose }: DecideDialogProps) {
  const translate = useTranslate();
  const words = useFieldWords(resource);
  const [isRefusing, setRefusing] = useState(false);
  // there again where the refusal is taken back, or fails
  const kept = useKept(`outlay/${outlay.id}`, NO_REASON);
  const { reason } = kept.typed;
  const decide = useDecide();
  const { isMine } = outlay;
  const said = reason.trim();
  const handleDecide = (why: string | null) => {
    decide(outlay, why, kept.save);
    onClose();
  };
  return (
    <TitledDialog
      title={translate('outlay.waiting.title', { amount: formatYuan(outlay.amount) })}
      maxWidth="xs"
      onClose={onClose}
    >
      {isMine && <RecordNotice text={translate('outlay.waiting.mine')} />}
      <DialogBody
        sx={{ p: 0 }}
        actions={
          <>
            <Button color="inherit" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            {isRefusing ? (
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
            onChange={({ target }) => kept.change({ reason: target.value })}
            sx={{ display: 'flex', m: '0 16px 12px' }}
          />
        )}
      </DialogBody>
    </TitledDialog>
  );
}
