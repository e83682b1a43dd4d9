/** The driver says by telephone that he is there, and how many get in. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { ActForm } from '../parts/ActForm.tsx';
import { Chips } from '../parts/Chips.tsx';
import { useAct, useOrderActs } from '../state/act-context.ts';

const PASSENGERS = [1, 2, 3, 4, 5, 6, 7] as const;

export function ConfirmArrival({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const { order } = useOrderActs();
  const { isPending, run } = useAct(dispatchCalls.seatsConfirm);
  const [passengerNum, setPassengerNum] = useState(order.passengerNum);
  const handleDo = async () => {
    if (await run({ passengerNum })) onClose();
  };
  return (
    <ActForm
      title={translate('dispatch.arrive.title')}
      doLabel={translate('dispatch.act.arrive')}
      isPending={isPending}
      onDo={() => void handleDo()}
      onClose={onClose}
    >
      <Chips
        label={translate('order.field.passengerNum')}
        values={PASSENGERS}
        wordOf={value => translate('dispatch.passengers', { smart_count: value })}
        isChosen={value => value === passengerNum}
        onChoose={setPassengerNum}
        hasDigits
      />
    </ActForm>
  );
}
