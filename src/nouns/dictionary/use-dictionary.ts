/** The values of a dictionary, in the words of the moment: kept for a while, and read anew when somebody changes them. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo } from 'react';
import { type DictionaryEntry, dictionaryCalls } from '../../contract/dictionary.ts';
import { LIVE_RECORDS } from '../../contract/push.ts';
import type { PushBus } from '../../data/push/push-bus.ts';
import { PushContext } from '../../data/push/push-context.tsx';
import { answerKey, useAnswer } from '../../data/use-call.ts';

export interface DictionaryValue {
  value: string;
  name: string;
  listClass: string | null;
  cssClass: string | null;
  isEnabled: boolean;
  isDefault: boolean;
  /** The value that it lies under. */
  parent: string | null;
}

export interface Dictionary {
  /** In order, each before what lies under it; disabled ones too, because records have them. */
  values: readonly DictionaryValue[];
  /** Undefined for a value that no dictionary knows, or as long as it is not there. */
  find: (value: string) => DictionaryValue | undefined;
  /** A value that is unknown is its own name. */
  nameOf: (value: string) => string;
}

/** Minutes: words change seldom, and where they are pushed it is told. */
const FRESH_MS = 10 * 60_000;
/** Changes that come within are read together. */
const GATHER_MS = 300;

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
  const values = entries.flatMap(entry => {
    const holds = entry.parentCode !== code && entry.children.length > 0;
    const below = entry.children.map(child => toValue(child, holds ? null : entry.dicValue));
    return holds ? below : [toValue(entry, null), ...below];
  });
  const byValue = new Map(values.map(value => [value.value, value]));
  return {
    values,
    find: value => byValue.get(value),
    nameOf: value => byValue.get(value)?.name || value,
  };
}

function toValue(entry: Omit<DictionaryEntry, 'children'>, parent: string | null): DictionaryValue {
  const { dicValue, description, listClass, cssClass, state, isDefault } = entry;
  return {
    value: dicValue,
    name: description,
    listClass,
    cssClass,
    isEnabled: state !== 0,
    isDefault: isDefault === 1,
    parent,
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
      gathering = setTimeout(() => forgetWords(client), GATHER_MS);
    });
  }, [bus, client]);
}

/** Shown ones are read again at once. */
function forgetWords(client: QueryClient): void {
  const [answer, room, name] = answerKey(dictionaryCalls.queryDictList, {});
  void client.invalidateQueries({ queryKey: [answer, room, name] });
}
