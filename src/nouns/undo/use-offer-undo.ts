/** Offers for ten seconds to undo what was just written to records. */
import { useNotify, useRefresh } from 'ra-core';
import { useContext } from 'react';
import { HELD_MS } from '../../data/held-acts.ts';
import { useCapability, useSession } from '../../data/session-context.tsx';
import { useInvalidateCalls } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { WordsContext } from '../../data/words-context.ts';
import { undoWrite } from './undo-writes.ts';

/** The offer, how far it is, and what came of it take one another's place. */
const TOAST = 'undo';

/** @param objectType of the records; without it, and where no versions are kept, nothing is offered */
export function useOfferUndo(objectType: string | undefined) {
  const notify = useNotify();
  const refresh = useRefresh();
  const forgetAnswers = useInvalidateCalls();
  const describe = useFailureText();
  const need = useContext(WordsContext);
  const { user } = useSession();
  const keepsVersions = useCapability('revisions');

  const undo = async (type: string, ids: readonly string[]) => {
    const failures: unknown[] = [];
    for (const [done, objectId] of ids.entries()) {
      notify('undo.working', {
        type: 'info',
        key: TOAST,
        messageArgs: { done, total: ids.length },
        autoHideDuration: null,
      });
      await undoWrite({ objectType: type, objectId }, user.userName).catch(error => failures.push(error));
    }
    refresh();
    forgetAnswers();
    const done = ids.length - failures.length;
    if (failures.length === 0) {
      notify('undo.done', { type: 'success', key: TOAST, messageArgs: { smart_count: done } });
      return;
    }
    const why = describe(failures[0]).text;
    notify('undo.partly', {
      type: 'warning',
      key: TOAST,
      messageArgs: { done, failed: failures.length, why },
      autoHideDuration: null,
    });
  };

  return async (what: 'changed' | 'removed', ids: readonly string[]): Promise<void> => {
    if (objectType === undefined || !keepsVersions || ids.length === 0) return;
    // without its words nothing is offered
    if (!(await need(['undo']).then(...YES_OR_NO))) return;
    notify(`undo.${what}`, {
      type: 'success',
      key: TOAST,
      messageArgs: { smart_count: ids.length },
      autoHideDuration: HELD_MS,
      act: { label: 'undo.act', onClick: () => void undo(objectType, ids) },
    });
  };
}

const YES_OR_NO = [() => true, () => false] as const;
