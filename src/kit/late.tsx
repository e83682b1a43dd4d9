/**
 * Parts that are loaded when they are first drawn, with the words that only they say.
 *
 *     const Panel = late(() => import('./Panel.tsx'), 'Panel', { words: ['jobs'] });
 *     {isOpen && <Panel id={id} onClose={close} />}
 *
 * A wait of more than 0.3 s shows. A part that does not come and has `onClose` is closed with a notice, and loaded
 * again when it is next opened; any other shows in its place that it failed, with a button to retry. `LatePart` is the
 * same for a function that is known only when drawing; `useLate` is for who draws wait and failure in another way.
 * `loadAhead` loads a part before it is drawn. A module that draws nothing is loaded by `loadCode`.
 */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type ComponentType, type ReactNode, useContext, useEffect, useReducer, useState } from 'react';
import { loadCode } from '../late/load-code.ts';
import { WordsContext } from '../late/words-context.ts';
import { TopProgress } from './TopProgress.tsx';
import { SKELETON_AFTER_MS, useDelayed } from './use-delayed.ts';
import { useStableCallback } from './use-stable-callback.ts';

interface LateOptions {
  /** Rooms of the catalogue. */
  words?: readonly string[];
  /** Shown until the part is loaded; without it, a line at the top of the window shows a long wait. */
  waiting?: ReactNode;
}

/** @param name the export that is the component */
export function late<Code extends object, Name extends keyof Code>(
  load: () => Promise<Code>,
  name: Name,
  options: LateOptions = {},
): Code[Name] {
  function Late(props: { onClose?: () => void }) {
    const draw = (code: Code) => {
      const Part = code[name] as ComponentType<typeof props>;
      return <Part {...props} />;
    };
    return <LatePart {...options} load={load} onClose={props.onClose} draw={draw} />;
  }
  return Late as Code[Name];
}

interface LatePartProps<Code> extends LateOptions {
  /** The same function at every drawing. */
  load: () => Promise<Code>;
  draw: (code: Code) => ReactNode;
  /** Takes it off the page. */
  onClose?: (() => void) | undefined;
}

export function LatePart<Code extends object>(props: LatePartProps<Code>) {
  const { load, words, waiting, draw, onClose } = props;
  const notify = useNotify();
  const { code, error, retry } = useLate(load, { words });
  const isClosed = error !== undefined && onClose !== undefined;
  const close = useStableCallback(() => onClose?.());
  useEffect(() => {
    if (!isClosed) return;
    notify('kit.state.partNotLoaded', { type: 'error' });
    close();
  }, [isClosed, notify, close]);
  if (code) return draw(code);
  if (isClosed) return null;
  if (error !== undefined) return <Failed onRetry={retry} />;
  return waiting === undefined ? <LongWait /> : waiting;
}

function LongWait() {
  return useDelayed(true, SKELETON_AFTER_MS) ? <TopProgress /> : null;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Line role="alert">
      {translate('kit.state.failed')}
      <Button color="inherit" onClick={onRetry}>
        {translate('kit.state.retry')}
      </Button>
    </Line>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px',
});

/** What has come is drawn at once the next time. */
const loaded = new WeakMap<object, object>();

/** For parts without words of their own. Fails where the module does not come. */
export async function loadAhead(load: () => Promise<object>): Promise<void> {
  loaded.set(load, await loadCode(load));
}

const NO_WORDS: readonly string[] = [];

interface UseLateOptions {
  words?: readonly string[] | undefined;
  isWanted?: boolean;
}

/** @param load the same function at every drawing */
export function useLate<Code extends object>(
  load: () => Promise<Code>,
  { words = NO_WORDS, isWanted = true }: UseLateOptions = {},
): { code: Code | undefined; error: unknown; retry: () => void } {
  const need = useContext(WordsContext);
  const [error, setError] = useState<unknown>();
  const [, drawAgain] = useReducer((draws: number) => draws + 1, 0);
  const ask = useStableCallback(() => Promise.all([loadCode(load), need(words)]));
  const code = loaded.get(load) as Code | undefined;
  const isMissing = isWanted && code === undefined && error === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    ask().then(
      ([code]) => {
        loaded.set(load, code);
        if (!isGone) drawAgain();
      },
      (why: unknown) => {
        if (!isGone) setError(why);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, ask, isMissing]);
  return { code, error, retry: () => setError(undefined) };
}
