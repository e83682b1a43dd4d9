/** What calls are about, in the words of the moment, each with its digit. */
import { useMemo } from 'react';
import { CALL_TAG_DICTIONARY, dictionaryCalls } from '../../contract/dictionary.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { dictionaryOf } from '../../nouns/dictionary/use-dictionary.ts';

export interface CallTag {
  value: string;
  label: string;
  /** One key: the digit of its value, 0 for ten and minus for 99; null for any other. */
  key: string | null;
}

const FRESH_MS = 10 * 60_000;
const NOT_USED = 0;

export interface CallTags {
  tags: readonly CallTag[];
  error: unknown;
  ask(): void;
}

export function useCallTags(): CallTags {
  const { data, error, refetch } = useAnswer(
    dictionaryCalls.queryQimoDictList,
    { query: { parentCode: CALL_TAG_DICTIONARY } },
    { staleTime: FRESH_MS },
  );
  const say = useShippedName();
  const tags = useMemo(
    () =>
      dictionaryOf(CALL_TAG_DICTIONARY, data ?? [], say)
        .values.filter(({ state }) => state !== NOT_USED)
        .map(({ dicValue, description }) => ({ value: dicValue, label: description, key: keyOf(dicValue) })),
    [data, say],
  );
  return { tags, error, ask: () => void refetch() };
}

const KEYS: Readonly<Record<string, string>> = { 10: '0', 99: '-' };

export const keyOf = (value: string): string | null =>
  /^[1-9]$/.test(value) ? value : (KEYS[value] ?? null);
