/** The values of a dictionary, in the words of the moment. */
import { useMemo } from 'react';
import { type DictionaryEntry, dictionaryCalls } from '../../contract/dictionary.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';

export type DictionaryValue = Omit<DictionaryEntry, 'children'>;

export interface Dictionary {
  /** In order, each before what lies under it; disabled ones too, because records have them. */
  values: readonly DictionaryValue[];
  /** Undefined for a value that the dictionary does not know, or as long as it is not there. */
  find: (value: string) => DictionaryValue | undefined;
  /** A value that is unknown is its own name. */
  nameOf: (value: string) => string;
}

/** Minutes: words change seldom, and where changes are pushed `live-engine.ts` has them read anew. */
const FRESH_MS = 10 * 60_000;

export function useDictionary(code: string, { isWanted = true } = {}): Dictionary {
  const { data } = useAnswer(
    dictionaryCalls.queryDictList,
    { query: { parentCode: code } },
    { staleTime: FRESH_MS, enabled: isWanted },
  );
  const say = useShippedName();
  return useMemo(() => dictionaryOf(code, data ?? [], say), [code, data, say]);
}

/** Upstreams answer the values, or the dictionary that holds them. @param say the reader's word for a name */
export function dictionaryOf(
  code: string,
  entries: readonly DictionaryEntry[],
  say = (name: string) => name,
): Dictionary {
  const values = entries
    .flatMap(({ children, ...entry }): DictionaryValue[] =>
      entry.parentCode !== code && children.length > 0 ? children : [entry, ...children],
    )
    .map(value => ({ ...value, description: value.description && say(value.description) }));
  const byValue = new Map(values.map(entry => [entry.dicValue, entry]));
  return {
    values,
    find: value => byValue.get(value),
    nameOf: value => byValue.get(value)?.description || value,
  };
}
