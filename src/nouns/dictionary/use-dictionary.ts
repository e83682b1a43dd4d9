/** The values of a dictionary, in the words of the moment: kept for a while, and read anew when somebody changes them. */
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo } from 'react';
import { type DictionaryEntry, dictionaryCalls } from '../../contract/dictionary.ts';
import { LIVE_RECORDS } from '../../contract/push.ts';
import type { PushBus } from '../../data/push/push-bus.ts';
import { PushContext } from '../../data/push/push-context.tsx';
import { answerKey, useAnswer } from '../../data/use-call.ts';

export type DictionaryValue = Omit<DictionaryEntry, 'children'>;

export interface Dictionary {
  /** In order, each before what lies under it; disabled ones too, because records have them. */
  values: readonly DictionaryValue[];
  /** Undefined for a value that the dictionary does not know, or as long as it is not there. */
  find: (value: string) => DictionaryValue | undefined;
  /** A value that is unknown is its own name. */
  nameOf: (value: string) => string;
}

/** Minutes: words change seldom, and where they are pushed it is told. */
const FRESH_MS = 10 * 60_000;
/** Changes that come within are read together. */
const GATHER_MS = 300;
/** Of every dictionary. */
const WORDS = answerKey(dictionaryCalls.queryDictList, {}).slice(0, 3);

export function useDictionary(code: string, { isWanted = true } = {}): Dictionary {
  useFreshWords();
  const { data } = useAnswer(
    dictionaryCalls.queryDictList,
    { query: { parentCode: code } },
    { staleTime: FRESH_MS, enabled: isWanted },
  );
  return useMemo(() => dictionaryOf(code, data ?? []), [code, data]);
}

/** Upstreams answer the values, or the dictionary that holds them. */
export function dictionaryOf(code: string, entries: readonly DictionaryEntry[]): Dictionary {
  const values = entries.flatMap(({ children, ...entry }): DictionaryValue[] =>
    entry.parentCode !== code && children.length > 0 ? children : [entry, ...children],
  );
  const byValue = new Map(values.map(entry => [entry.dicValue, entry]));
  return {
    values,
    find: value => byValue.get(value),
    nameOf: value => byValue.get(value)?.description || value,
  };
}

/** One listener for a connection, whoever shows words: what is kept and not shown must not stay old either. */
const heard = new WeakSet<PushBus>();

function useFreshWords(): void {
  const { bus } = useContext(PushContext);
  const client = useQueryClient();
  useEffect(() => {
    if (heard.has(bus)) return;
    heard.add(bus);
    let gathering: ReturnType<typeof setTimeout>;
    bus.listen('RECORD_CHANGED', ({ data }) => {
      if (data.resource !== LIVE_RECORDS.dictionary.resource) return;
      clearTimeout(gathering);
      // shown ones are read again at once
      gathering = setTimeout(() => void client.invalidateQueries({ queryKey: WORDS }), GATHER_MS);
    });
  }, [bus, client]);
}
