/**
 * What is typed outside of a record's form: kept as its drafts are, there again when its place is shown anew, and gone
 * once it is saved or cleared.
 */
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { DRAFT_PAUSE_MS, useDrafts } from './drafts-context.ts';
import { inOrder } from './drafts-in-order.ts';
import { saveBegins, saveEnded } from './saves-under-way.ts';
import { useUnsavedReport } from './unsaved-context.ts';

export interface SavedInput<T> {
  typed: T;
  /** When it was kept, where it was not typed just now: milliseconds since 1970. */
  keptOn: number | null;
  change(part: Partial<T>): void;
  clear(): Promise<void>;
  /** Clears once the work is done, unless something was typed meanwhile. Fails as the work does, and then all stays. */
  save<A>(work: () => Promise<A>): Promise<A>;
}

interface KeptOptions {
  /** What was kept is read once it is. */
  isWanted?: boolean;
  /** Names of what is never kept, as a telephone number; always the same list. */
  secrets?: readonly string[];
}

/**
 * @param place names the draft; where another one is shown, what was typed stays with its own
 * @param empty what stands there before anything is typed; always the same object
 */
export function useSavedInput<T extends object>(
  place: string,
  empty: T,
  { isWanted = true, secrets = NONE }: KeptOptions = {},
): SavedInput<T> {
  const store = useDrafts();
  const drafts = store && inOrder(store);
  const [typed, setTyped] = useState(empty);
  const [keptOn, setKeptOn] = useState<number | null>(null);
  // what is typed between two drawings counts as well
  const now = useRef(typed);
  const isRead = useRef(false);
  const isTouched = useRef(false);
  /** Until it is read, nobody knows. */
  const mayBeHeld = useRef(true);
  const put = useCallback((next: T) => {
    now.current = next;
    setTyped(next);
  }, []);

  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    // what was typed at the place before is kept by now
    shownPlace.current = place;
    isRead.current = false;
    isTouched.current = false;
    mayBeHeld.current = true;
    put(empty);
    setKeptOn(null);
  }, [place, empty, put]);

  useEffect(() => {
    if (!drafts || !isWanted || isRead.current) return;
    isRead.current = true;
    const read = async () => {
      await saveEnded(place);
      const draft = await drafts.read(place);
      // what is typed meanwhile is newer, and another place may be shown by now
      if (isTouched.current || shownPlace.current !== place) return;
      mayBeHeld.current = draft !== undefined;
      if (!draft) return;
      const found = fitting(empty, draft.typed);
      if (isSame(found, empty)) return;
      put(found);
      setKeptOn(draft.savedOn);
    };
    void read();
  }, [drafts, place, empty, isWanted, put]);

  const drop = useCallback(async () => {
    const isHeld = mayBeHeld.current;
    mayBeHeld.current = false;
    if (isHeld) await drafts?.drop(place);
  }, [drafts, place]);
  const { schedule, cancel } = useDue(
    useCallback(() => {
      const typed = Object.fromEntries(
        Object.entries(now.current).filter(([name]) => !secrets.includes(name)),
      );
      if (isSame(fitting(empty, typed), empty)) return void drop();
      mayBeHeld.current = true;
      void drafts?.write(place, { typed, loaded: {} });
    }, [drafts, place, empty, secrets, drop]),
  );
  useUnkept(drafts === null && !isSame(typed, empty));

  const change = useCallback(
    (part: Partial<T>) => {
      isTouched.current = true;
      put({ ...now.current, ...part });
      schedule();
    },
    [put, schedule],
  );
  const clear = useCallback(async () => {
    cancel();
    isTouched.current = true;
    put(empty);
    setKeptOn(null);
    await drop();
  }, [cancel, put, empty, drop]);
  const save = useCallback(
    async <A>(work: () => Promise<A>) => {
      const end = saveBegins(place);
      const saved = now.current;
      let isGone = Promise.resolve();
      try {
        const answer = await work();
        // nobody waits for it but who opens the same place anew
        if (now.current === saved) isGone = clear();
        return answer;
      } finally {
        void isGone.finally(end);
      }
    },
    [place, clear],
  );
  return useMemo(() => ({ typed, keptOn, change, clear, save }), [typed, keptOn, change, clear, save]);
}

const NONE: readonly string[] = [];

/** Does the work a moment after it was last scheduled; at once when its place goes out of view, or another is shown. */
function useDue(work: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    cancel();
    work();
  }, [cancel, work]);
  const schedule = useCallback(() => {
    cancel();
    timer.current = setTimeout(flush, DRAFT_PAUSE_MS);
  }, [cancel, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { schedule, cancel };
}

/** Where nothing can be kept, whoever leaves is asked first. */
function useUnkept(isUnkept: boolean) {
  const id = useId();
  const unsaved = useUnsavedReport();
  useEffect(() => unsaved.report(id, isUnkept), [unsaved, id, isUnkept]);
  useEffect(() => () => unsaved.leave(id), [unsaved, id]);
}

/** What was kept, by this version of the console or another: as far as its values are of the kind of the empty ones. */
function fitting<T extends object>(empty: T, kept: Readonly<Record<string, unknown>>): T {
  const fits = ([name, value]: [string, unknown]) =>
    typeof kept[name] === typeof value && kept[name] !== null;
  const known = Object.entries(empty).filter(fits);
  return { ...empty, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
