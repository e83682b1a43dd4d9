/** Cancels with a reason, by one digit; that the passenger did not come only when the driver has waited long enough. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { CANCEL_TYPES, NO_SHOW } from '../../../contract/order-states.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Chips } from '../parts/Chips.tsx';
import { useAct } from '../state/act-context.ts';
import { useWhyNot } from '../state/use-act-words.ts';

type CancelType = (typeof CANCEL_TYPES)[number];

const LONGEST = 200;

export function CancelOrder({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const whyNoShow = useWhyNot('noShow');
  const whyCancel = useWhyNot('cancel');
  const { isPending, run } = useAct(dispatchCalls.cancelOrder);
  const [type, setType] = useState<CancelType | null>(null);
  const [words, setWords] = useState('');
  const handleDo = async () => {
    if (type === null) return;
    const done = await run({ cancelType: type, cancelmsg: words.trim() || null });
    if (done) onClose();
  };
  const isNoShow = type === NO_SHOW;
  const why = isNoShow ? whyNoShow : whyCancel;
  return (
    <ActForm
      title={translate('dispatch.cancel.title')}
      doLabel={translate(isNoShow ? 'dispatch.act.noShow' : 'dispatch.act.cancel')}
      isDangerous
      isPending={isPending}
      isUnready={type === null || why !== null}
      onDo={() => void handleDo()}
      onClose={onClose}
    >
      <Chips
        label={translate('order.field.cancelType')}
        values={CANCEL_TYPES}
        wordOf={value => translate(`order.cancelType.${value}`)}
        isChosen={value => value === type}
        onChoose={setType}
        hasDigits
      />
      {isNoShow && why !== null && <p role="status">{why}</p>}
      <Framed
        value={words}
        placeholder={translate('dispatch.cancel.words')}
        inputProps={{ 'aria-label': translate('order.field.cancelmsg'), maxLength: LONGEST }}
        onChange={event => setWords(event.target.value)}
      />
    </ActForm>
  );
}
