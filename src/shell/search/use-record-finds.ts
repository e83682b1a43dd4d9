/** What the features find, each on its own: a slow or failing one holds up no other. */
import { useEffect, useState } from 'react';
import type { FoundRecord, RecordSearch } from '../../data/feature.ts';
import { loadCode } from '../../late/load-code.ts';

const WAIT_MS = 200;
const AT_MOST = 6;

export type Finds =
  | { state: 'busy' }
  | { state: 'found'; records: readonly FoundRecord[] }
  | { state: 'failed'; error: unknown };

export interface RecordFinds {
  /** By the key of the search; empty where nothing is sought. */
  finds: ReadonlyMap<string, Finds>;
  retry: () => void;
}

interface Sought {
  text: string;
  finds: ReadonlyMap<string, Finds>;
}

const NOTHING: ReadonlyMap<string, Finds> = new Map();

export function useRecordFinds(typed: string, searches: readonly RecordSearch[]): RecordFinds {
  const text = isEnough(typed.trim()) ? typed.trim() : '';
  const [sought, setSought] = useState<Sought>({ text: '', finds: NOTHING });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): another round asks the same again
  useEffect(() => {
    if (!text || searches.length === 0) return;
    const abort = new AbortController();
    const note = (key: string, finds: Finds) => {
      // an answer to an older text, perhaps
      if (abort.signal.aborted) return;
      setSought(now => ({
        text,
        finds: new Map(now.text === text ? now.finds : []).set(key, finds),
      }));
    };
    for (const { key } of searches) note(key, { state: 'busy' });
    const timer = setTimeout(() => {
      for (const { key, load } of searches) {
        const finding = loadCode(load).then(find => find(text, abort.signal));
        finding.then(
          records => note(key, { state: 'found', records: records.slice(0, AT_MOST) }),
          error => note(key, { state: 'failed', error }),
        );
      }
    }, WAIT_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [text, searches, round]);

  return {
    finds: text && sought.text === text ? sought.finds : NOTHING,
    retry: () => setRound(round + 1),
  };
}

/** One Latin letter or figure is in almost every record. */
const isEnough = (text: string) => text.length > 1 || /[^\p{ASCII}]/u.test(text);
