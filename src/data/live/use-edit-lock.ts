/** The lock of the record that a page edits: taken while the page is shown or holds something unsaved. */
import { useCallback, useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePush } from '../push/push-context.tsx';
import { useCapability, useSession } from '../session-context.tsx';
import type { Hold, LockState } from './lock-keeper.ts';
import { windowLocks } from './window-locks.ts';

export interface EditLock {
  state: LockState;
  /** Somebody else edits it, and the clerk has not said that he will all the same. */
  isReadOnly: boolean;
  editAnyway: () => void;
  setUnsaved: (isUnsaved: boolean) => void;
  isUnsaved: boolean;
}

interface EditLockOptions {
  resource: string;
  recordId: string;
  /** He may change it at all. */
  mayEdit: boolean;
}

export function useEditLock({ resource, recordId, mayEdit }: EditLockOptions): EditLock {
  const hasLocks = useCapability('locks');
  const isPreview = useSession().user.preview !== undefined;
  const isWanted = hasLocks && mayEdit && !isPreview;
  const hold = useMemo<Hold | null>(
    () => (isWanted ? windowLocks().open({ resource, recordId }) : null),
    [isWanted, resource, recordId],
  );
  // unlike other effects it ends with the page alone, and not whenever a kept page goes out of view
  useInsertionEffect(() => () => hold?.close(), [hold]);
  useEffect(() => {
    hold?.setShown(true);
    return () => hold?.setShown(false);
  }, [hold]);

  usePush('RECORD_LOCK', ({ data }) => {
    if (data.resource === resource && data.recordId === recordId) hold?.heard(data.lockedById);
  });

  const state = useSyncExternalStore(hold?.subscribe ?? neverChanges, hold?.read ?? readNone);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const setUnsaved = useCallback(
    (next: boolean) => {
      setIsUnsaved(next);
      hold?.setUnsaved(next);
    },
    [hold],
  );
  // whom he has gone past; another one is another question
  const [passed, setPassed] = useState<string | null>(null);
  const isTheirs = state.kind === 'theirs';
  return {
    state,
    // what is typed already is not taken out of the clerk's hands
    isReadOnly: isTheirs && passed !== state.byId && !isUnsaved,
    editAnyway: () => isTheirs && setPassed(state.byId),
    setUnsaved,
    isUnsaved,
  };
}

const NONE: LockState = { kind: 'none' };
const readNone = () => NONE;
const neverChanges = () => () => {};
