/** Holds what cannot be undone for ten seconds, and says so with the way to take it back. */
import { useNotify } from 'ra-core';
import { useContext, useSyncExternalStore } from 'react';
import { HELD_MS, type HeldAct, heldActs } from '../../data/held-acts.ts';
import { WordsContext } from '../../late/words-context.ts';

/** The next one takes its place. */
const TOAST = 'held act';

export const YES_OR_NO = [() => true, () => false] as const;

interface Said {
  /** Key of the catalogue, and what it names. */
  message: string;
  args: Readonly<Record<string, string | number>>;
  /** Of a message of its own, which no other takes the place of; without it there is one for all that is held. */
  key?: string;
}

export function useHold() {
  const notify = useNotify();
  const need = useContext(WordsContext);
  const tell = (of: HeldAct | undefined, key = TOAST) => {
    if (of) notify('undo.takenBack', { type: 'info', key });
  };
  return {
    /** @param onBack what was done is as it was */
    async hold(act: HeldAct, { message, args, key = TOAST }: Said, onBack?: () => void): Promise<void> {
      const number = heldActs.hold(act);
      const until = performance.now() + HELD_MS;
      const undo = {
        label: 'undo.act',
        onClick: () => {
          const back = heldActs.takeBack(number);
          tell(back, key);
          if (back) onBack?.();
        },
      };
      // without its words it is held all the same, and by key it can be taken back
      const hasWords = await need(['undo']).then(...YES_OR_NO);
      notify(message, {
        type: 'success',
        key,
        messageArgs: args,
        autoHideDuration: null,
        until,
        ...(hasWords && { act: undo }),
      });
    },
    /** The last that can be, about records of this kind; by key. Answers which it was. */
    takeBackLast(of: string): HeldAct | undefined {
      const back = heldActs.takeBackLast(of);
      tell(back);
      return back;
    },
  };
}

/** Ids of records of a kind about which something is held or is being sent: they are shown as if it were done. */
export const useHeldRecords = (of: string) =>
  useSyncExternalStore(heldActs.subscribe, () => heldActs.records(of));

/** The same of records of several kinds, each as `kind id`. */
export function useHeldRecordsAmong(
  records: readonly { resource: string; recordId: string }[],
): ReadonlySet<string> {
  const read = () =>
    records
      .filter(({ resource, recordId }) => heldActs.records(resource).includes(recordId))
      .map(({ resource, recordId }) => `${resource} ${recordId}`)
      .join('\n');
  return new Set(useSyncExternalStore(heldActs.subscribe, read).split('\n'));
}

export const useCanTakeBack = (of: string) =>
  useSyncExternalStore(heldActs.subscribe, () => heldActs.canTakeBack(of));
