/** A dialog that few open, fetched when it is first wanted. A wait shows; where it does not come, a message says so. */
import { useNotify } from 'ra-core';
import { type ComponentType, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { WordsContext } from '../../data/words-context.ts';
import { TopProgress } from '../../kit/TopProgress.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { useOnDemand } from '../../kit/use-on-demand.ts';

interface PartOnDemandProps<Props> {
  /** The same function at every drawing. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The rooms of words that come with it, where it has more than its page. */
  words?: readonly string[];
  isWanted: boolean;
  onFail: () => void;
  draw: (Part: ComponentType<Props>) => ReactNode;
}

export function PartOnDemand<Props>(props: PartOnDemandProps<Props>) {
  const { load, words = [], isWanted, onFail, draw } = props;
  const notify = useNotify();
  const need = useContext(WordsContext);
  const latest = useRef({ load, words, need });
  const loadSpoken = useCallback(async () => {
    const { load, words, need } = latest.current;
    const [part] = await Promise.all([load(), need(words)]);
    return part;
  }, []);
  const { Part, hasFailed, retry } = useOnDemand(loadSpoken, isWanted);
  useEffect(() => {
    if (!hasFailed) return;
    notify('error.network', { type: 'error' });
    onFail();
    retry();
  });
  const isLate = useDelayed(isWanted && !Part, SKELETON_AFTER_MS);
  if (isWanted && Part) return draw(Part);
  return isLate ? <TopProgress /> : null;
}
