import { type ReactNode, useCallback, useState } from 'react';
import { useCapability } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import { useGuards } from '../guards/guards-context.tsx';

const LeaveDialog = late(() => import('./LeaveDialog.tsx'), 'default', { words: ['leave'] });

/** Signing out asks first while any page holds something unsaved; `question` is shown by the caller. */
export function useGuardedSignOut(signOut: () => Promise<void>): {
  signOut: () => Promise<void>;
  question: ReactNode;
} {
  const guards = useGuards();
  // what the browser keeps ends with the session
  const isKept = useCapability('drafts');
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);

  const leave = async () => {
    const held = unsaved;
    setUnsaved([]);
    // asked and answered: the browser need not ask again
    for (const key of held) guards.report(key, false);
    try {
      await signOut();
    } catch (error) {
      for (const key of held) guards.report(key, true);
      throw error;
    }
  };
  const ask = useCallback(async () => {
    const held = [...guards.read()];
    if (held.length === 0) return signOut();
    setUnsaved(held);
  }, [guards, signOut]);
  return {
    signOut: ask,
    question: unsaved.length > 0 && (
      <LeaveDialog count={unsaved.length} isKept={isKept} onDiscard={leave} onClose={() => setUnsaved([])} />
    ),
  };
}
