/** What has to be known of a payment before it is decided, a line to say why, and the buttons of the decision. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { WaitingApproval } from '../../contract/approval.ts';
import type { WaitingOutlay } from '../../contract/outlay.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { Framed } from '../../kit/Framed.tsx';
import { WaitingFacts } from './WaitingFacts.tsx';

/** Characters. */
const LONGEST_WHY = 200;

interface OutlayBodyProps {
  outlay: WaitingOutlay;
  about: WaitingApproval['about'];
  onClose(): void;
  /** Undefined where nothing is asked. */
  why: { label: string; value: string; isFirst?: boolean; onChange(value: string): void } | undefined;
  /** Beside the one that closes it. */
  actions: ReactNode;
}

export function OutlayBody({ outlay, about, onClose, why, actions }: OutlayBodyProps) {
  const translate = useTranslate();
  return (
    <DialogBody
      sx={{ p: 0 }}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          {actions}
        </>
      }
    >
      <WaitingFacts outlay={outlay} about={about} />
      {why && (
        <Framed
          autoFocus={why.isFirst ?? false}
          value={why.value}
          placeholder={why.label}
          inputProps={{ 'aria-label': why.label, maxLength: LONGEST_WHY }}
          onChange={({ target }) => why.onChange(target.value)}
          sx={{ display: 'flex', m: '0 16px 12px' }}
        />
      )}
    </DialogBody>
  );
}
