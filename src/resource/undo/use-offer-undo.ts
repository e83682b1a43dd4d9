/** Offers for ten seconds to undo what was just written to records. */
import { useNotify, useRefresh } from 'ra-core';
import { useContext } from 'react';
import { HELD_MS } from '../../data/held-acts.ts';
import { useCapability, useSession } from '../../data/session-context.tsx';
import { useInvalidateCalls } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { WordsContext } from '../../late/words-context.ts';
import { undoWrite } from './undo-writes.ts';
import { YES_OR_NO } from './use-hold.ts';

/** The offer, how far it is, and what came of it take one another's place. */
const TOAST = 'undo';
/** In which progress is told: each is a message that is kept until the last. */
const MOST_STEPS = 50;

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
    const total = ids.length;
    const pace = Math.ceil(total / MOST_STEPS);
    for (const [done, objectId] of ids.entries()) {
      if (done % pace === 0) {
        const messageArgs = { done, total };
        notify('undo.working', { type: 'info', key: TOAST, messageArgs, autoHideDuration: null });
      }
      await undoWrite({ objectType: type, objectId }, user.userName).catch(error => failures.push(error));
    }
    refresh();
    forgetAnswers();
    const done = total - failures.length;
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
