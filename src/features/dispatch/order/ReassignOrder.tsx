/** Takes the order back from its driver for another, with the reason. He is not offered it again. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Chips } from '../parts/Chips.tsx';
import { useAct, useOrderActs } from '../state/act-context.ts';

/** What it usually is; anything else is typed. */
const REASONS = ['late', 'still', 'unreachable', 'broken', 'asked'] as const;
const LONGEST = 200;

export function ReassignOrder({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const { order } = useOrderActs();
  const { isPending, run } = useAct(dispatchCalls.reAssignOrder);
  const [reason, setReason] = useState('');
  const wordOf = (value: (typeof REASONS)[number]) => translate(`dispatch.reassign.reason.${value}`);
  const handleDo = async () => {
    if (await run({ reason: reason.trim() })) onClose();
  };
  return (
    <ActForm
      title={translate('dispatch.reassign.title', { plate: order.driver?.plateNum ?? '' })}
      doLabel={translate('dispatch.act.reassign')}
      isPending={isPending}
      isUnready={reason.trim() === ''}
      onDo={() => void handleDo()}
      onClose={onClose}
    >
      <p>{translate('dispatch.reassign.what')}</p>
      <Chips
        label={translate('dispatch.reassign.why')}
        values={REASONS}
        wordOf={wordOf}
        isChosen={value => wordOf(value) === reason}
        onChoose={value => setReason(wordOf(value))}
        hasDigits
      />
      <Framed
        value={reason}
        placeholder={translate('dispatch.reassign.why')}
        inputProps={{ 'aria-label': translate('dispatch.reassign.why'), maxLength: LONGEST }}
        onChange={event => setReason(event.target.value)}
      />
    </ActForm>
  );
}
