/** Ends watching over a ride, with what came of it: abnormal closes a ride that will not end by itself. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Chips } from '../parts/Chips.tsx';
import { useAct } from '../state/act-context.ts';

const RESULTS = [0, 1] as const;
const LONGEST = 200;

export function EndWatch({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const { isPending, run } = useAct(dispatchCalls.closeOrderMonitor);
  const [result, setResult] = useState<(typeof RESULTS)[number]>(0);
  const [content, setContent] = useState('');
  const handleDo = async () => {
    if (await run({ result, content: content.trim() || null })) onClose();
  };
  return (
    <ActForm
      title={translate('dispatch.act.endWatch')}
      doLabel={translate('dispatch.act.endWatch')}
      isPending={isPending}
      onDo={() => void handleDo()}
      onClose={onClose}
    >
      <Chips
        label={translate('dispatch.endWatch.result')}
        values={RESULTS}
        wordOf={value => translate(`dispatch.endWatch.is.${value}`)}
        isChosen={value => value === result}
        onChoose={setResult}
      />
      {result === 1 && <p>{translate('dispatch.endWatch.what')}</p>}
      <Framed
        value={content}
        inputProps={{ 'aria-label': translate('order.field.remark'), maxLength: LONGEST }}
        placeholder={translate('order.field.remark')}
        onChange={event => setContent(event.target.value)}
      />
    </ActForm>
  );
}
