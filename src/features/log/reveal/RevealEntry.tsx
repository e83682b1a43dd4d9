import { useTranslate } from 'ra-core';
import type { RevealLog } from '../../../contract/reveal.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { type Fact, Facts } from '../../../kit/record/Facts.tsx';
import { Mono } from '../EntrySection.tsx';
import { ObjectLink } from '../ObjectLink.tsx';
import { useFieldLabel } from '../use-field-words.ts';
import { useLogWords } from '../use-log-words.ts';

export function RevealEntry({ entry }: { entry: RevealLog }) {
  const translate = useTranslate();
  const words = useLogWords();
  const labelOf = useFieldLabel();
  const { objectType, objectId, objectName, field, reason } = entry;
  const fact = (name: string, value: Fact['value']): Fact => ({
    label: translate(`reveal.field.${name}`),
    value,
  });
  const object = `${words.objectType(objectType)} ${objectName ?? ''}`.trim();
  return (
    <Facts
      facts={[
        fact('createdOn', formatTime(entry.createdOn)),
        fact('userName', entry.userName),
        fact('object', <ObjectLink objectType={objectType} objectId={objectId} name={object} />),
        fact('field', labelOf(objectType, [field])),
        fact('reason', translate(`kit.masked.reason.${reason}`, { _: String(reason) })),
        fact('ip', <Mono>{entry.ip || translate('log.unknown')}</Mono>),
      ]}
    />
  );
}
