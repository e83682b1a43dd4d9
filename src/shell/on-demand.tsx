/**
 * A part of the frame that is fetched when it is first wanted, with the words that only it says. Where it does not come,
 * the frame stands and says so.
 */
import { useNotify } from 'ra-core';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import { WordsContext } from '../data/words-context.ts';
import { errorLog } from './errors/errors-here.ts';

interface Closable {
  onClose: () => void;
}

/**
 * What does not come is closed, and asked for again the next time.
 * @param words rooms of the catalogue
 */
export function onDemand<P extends Closable>(
  load: () => Promise<{ default: ComponentType<P> }>,
  words: readonly string[] = [],
): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  return function OnDemand(props: P) {
    const notify = useNotify();
    const need = useContext(WordsContext);
    const [Part, setPart] = useState(() => fetched);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is wanted
    useEffect(() => {
      let isWanted = true;
      if (Part) return;
      Promise.all([load(), need(words)]).then(
        ([part]) => {
          fetched = part.default;
          if (isWanted) setPart(() => part.default);
        },
        (error: unknown) => {
          errorLog.note(error);
          if (!isWanted) return;
          notify('kit.state.partNotLoaded', { type: 'error' });
          props.onClose();
        },
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
