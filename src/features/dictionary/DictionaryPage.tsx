/** Dictionaries at the left, the values of the one that is open at the right; on a phone one after the other. */
import { useGetOne, useNavigate, useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DictionaryRecord } from '../../contract/dictionary-record.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { TwoPanes, useIsNarrow } from '../../kit/TwoPanes.tsx';
import { DictionarySide } from './DictionarySide.tsx';
import { EntryDialogs, type Task } from './EntryDialogs.tsx';
import { DICTIONARY, DICTIONARY_PATH, dictionaryPath } from './paths.ts';
import { useEntries } from './use-entries.ts';
import { ValuesPane } from './ValuesPane.tsx';

export default function DictionaryPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { id } = useParams();
  const isNarrow = useIsNarrow();
  const { data: dictionaries, error, refetch } = useEntries({ isDictionary: 1 });
  const [task, setTask] = useState<Task | null>(null);
  const named = dictionaries?.find(entry => entry.id === id);
  // the log leads to single values, too: then its dictionary is open
  const { data: value, error: missing } = useGetOne<DictionaryRecord>(
    DICTIONARY,
    { id: id ?? '' },
    { enabled: id !== undefined && dictionaries !== undefined && !named },
  );
  if (!dictionaries) {
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  }
  const holder = value && dictionaries.find(({ dicValue }) => dicValue === value.parentCode);
  const first = isNarrow || id !== undefined ? undefined : dictionaries[0];
  const open = named ?? holder ?? first;
  return (
    <>
      <TwoPanes
        title={translate('title.dictionary')}
        isChosen={id !== undefined}
        side={
          <DictionarySide
            dictionaries={dictionaries}
            openId={open?.id}
            onOpen={entry => navigate(dictionaryPath(entry.id))}
            onAdd={() => setTask({ kind: 'add', parentCode: '' })}
          />
        }
        back={{ label: translate('title.dictionary'), onClick: () => navigate(DICTIONARY_PATH) }}
      >
        {open ? (
          <ValuesPane
            key={open.id}
            dictionary={open}
            currentId={open === holder ? value?.id : undefined}
            onTask={setTask}
          />
        ) : missing ? (
          <PageState title={translate('dictionary.gone')} why={describe(missing).text} />
        ) : (
          <PageState title={translate('dictionary.choose')} why={translate('dictionary.chooseWhy')} />
        )}
      </TwoPanes>
      <EntryDialogs
        task={task}
        onClose={() => setTask(null)}
        onCreated={created => created.parentCode === '' && navigate(dictionaryPath(created.id))}
        onRemoved={removed => removed.parentCode === '' && navigate(DICTIONARY_PATH, { replace: true })}
      />
    </>
  );
}
