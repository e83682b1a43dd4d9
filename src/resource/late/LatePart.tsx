/** A part inside a page that is fetched when it is first wanted, with the words that only it says. */
import { type ComponentProps, useCallback, useContext, useRef } from 'react';
import { WordsContext } from '../../data/words-context.ts';
import { LazyPart } from '../../kit/LazyPart.tsx';

type LatePartProps<Props> = ComponentProps<typeof LazyPart<Props>> & {
  /** Rooms of the catalogue. */
  words: readonly string[];
};

export function LatePart<Props>({ load, words, ...part }: LatePartProps<Props>) {
  const need = useContext(WordsContext);
  const first = useRef({ load, words, need });
  const loadBoth = useCallback(async () => {
    const { load, words, need } = first.current;
    const [loaded] = await Promise.all([load(), need(words)]);
    return loaded;
  }, []);
  return <LazyPart load={loadBoth} {...part} />;
}
