/** A message to the driver, to his app or by text message. */
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Chips } from '../parts/Chips.tsx';
import { useAct, useOrderActs } from '../state/act-context.ts';

const WAYS = [1, 2] as const;
const TEXTS = ['where', 'hurry', 'waits', 'call'] as const;
const LONGEST = 200;

export function ContactDriver({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { order } = useOrderActs();
  const { isPending, run } = useAct(dispatchCalls.contactDriver);
  const [way, setWay] = useState<(typeof WAYS)[number]>(1);
  const [content, setContent] = useState('');
  const wordOf = (value: (typeof TEXTS)[number]) => translate(`dispatch.contact.text.${value}`);
  const handleDo = async () => {
    // answered with nothing
    if ((await run({ way, content: content.trim() })) === undefined) return;
    notify(translate('dispatch.contact.sent'), { type: 'info' });
    onClose();
  };
  return (
    <ActForm
      title={translate('dispatch.contact.title', {
        name: order.driver?.name ?? order.driver?.plateNum ?? '',
      })}
      doLabel={translate('dispatch.contact.send')}
      isPending={isPending}
      isUnready={content.trim() === ''}
      onDo={() => void handleDo()}
      onClose={onClose}
    >
      <Chips
        label={translate('dispatch.contact.by')}
        values={WAYS}
        wordOf={value => translate(`dispatch.contact.way.${value}`)}
        isChosen={value => value === way}
        onChoose={setWay}
      />
      <Chips
        label={translate('dispatch.contact.texts')}
        values={TEXTS}
        wordOf={wordOf}
        isChosen={value => wordOf(value) === content}
        onChoose={value => setContent(wordOf(value))}
        hasDigits
      />
      <Framed
        multiline
        minRows={2}
        value={content}
        inputProps={{ 'aria-label': translate('dispatch.contact.words'), maxLength: LONGEST }}
        onChange={event => setContent(event.target.value)}
      />
    </ActForm>
  );
}
