/** What can be done with tags. What would lose something that is not saved asks once, and names it. */
import { type ReactNode, useMemo, useState } from 'react';
import { late } from '../../kit/late.tsx';
import { useGuards } from '../guards/guards-context.tsx';
import { useTags } from './tags-context.tsx';

const DiscardDialog = late(() => import('./DiscardDialog.tsx'), 'default');

export interface TagActs {
  refresh(key: string): void;
  /** Pinned ones stay. */
  close(keys: readonly string[]): void;
  move(key: string, place: number): void;
}

interface Question {
  kind: 'close' | 'refresh';
  keys: readonly string[];
  unsaved: readonly string[];
}

/** `question` is shown by whoever offers the acts. */
export function useTagActs(): { acts: TagActs; question: ReactNode } {
  const { tags, close, refresh, move } = useTags();
  const guards = useGuards();
  const [asked, setAsked] = useState<Question | null>(null);

  const acts = useMemo<TagActs>(() => {
    const unsavedOf = (keys: readonly string[]) => keys.filter(guards.isUnsaved);
    return {
      refresh(key) {
        const unsaved = unsavedOf([key]);
        if (unsaved.length > 0) setAsked({ kind: 'refresh', keys: [key], unsaved });
        else refresh(key);
      },
      close(keys) {
        const unsaved = unsavedOf(keys);
        if (unsaved.length > 0) setAsked({ kind: 'close', keys, unsaved });
        else close(keys);
      },
      move,
    };
  }, [guards, close, refresh, move]);

  const handleDiscard = () => {
    if (!asked) return;
    setAsked(null);
    // given up before the page goes: nothing else shall ask for it
    for (const key of asked.unsaved) guards.report(key, false);
    if (asked.kind === 'close') close(asked.keys);
    else for (const key of asked.keys) refresh(key);
  };
  const question = asked && (
    <DiscardDialog
      kind={asked.kind}
      tags={tags.filter(({ key }) => asked.unsaved.includes(key))}
      onDiscard={handleDiscard}
      onClose={() => setAsked(null)}
    />
  );
  return { acts, question };
}
