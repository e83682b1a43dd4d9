/** Keeps what is typed in the form around while it is not saved, and offers on coming back what was left behind. */
import { type RaRecord, useLocation, useResourceContext } from 'ra-core';
import { type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DRAFT_PAUSE_MS, type Draft, type DraftOffer, draftPlace, useDrafts } from './drafts-context.ts';
import { FormFieldsContext } from './form-fields.ts';
import { saveBegins, saveEnded } from './saves-under-way.ts';

type Values = Record<string, unknown>;
type FormRecord = Partial<RaRecord>;

/** Told by the form when a save begins and how it ended: the page may be gone by then. */
export interface SaveWatch {
  begin(): void;
  end(isSaved: boolean): void;
}

interface DraftOptions {
  record?: FormRecord;
  /** Names the draft; without it, the page's resource and the record do. */
  draftAs?: string;
  /** What it was written for. */
  draftAbout?: string;
  /** Sets what the values count as typed on. */
  onBase: (record: FormRecord) => void;
  saving: RefObject<SaveWatch>;
}

/** Inside the form; null while there is nothing to offer. */
export function useDraft({ record, draftAs, draftAbout, onBase, saving }: DraftOptions): DraftOffer | null {
  const drafts = useDrafts();
  const resource = useResourceContext();
  const place = draftAs ?? (resource === undefined ? undefined : draftPlace(resource, record?.id));
  const [found, setFound] = useState<(Draft & { savedOn: number }) | null>(null);
  // what is kept now of this form, as text; null for nothing
  const kept = useRef<string | null>(null);
  const { setValue } = useFormContext<Values>();
  const state: unknown = useLocation().state;

  const restore = useCallback(
    (draft: Draft) => {
      setFound(null);
      kept.current = JSON.stringify(draft);
      for (const [name, value] of Object.entries(draft.typed)) {
        setValue(name, value, { shouldDirty: true, shouldTouch: true });
      }
      // typed on what is no longer there: saving it tells of the conflict
      if (isOlder(draft, record)) onBase({ ...record, ...draft.loaded, version: draft.version });
    },
    [setValue, record, onBase],
  );

  const begun = useRef({ restore, record, isAtOnce: hasDraft(state) });
  begun.current.restore = restore;
  useEffect(() => {
    if (!drafts || place === undefined) return;
    let isHere = true;
    const read = async () => {
      await saveEnded(place);
      return drafts.read(place);
    };
    void read().then(draft => {
      if (!isHere || !draft || !differs(draft, begun.current.record)) return;
      if (!begun.current.isAtOnce) return setFound(draft);
      begun.current.isAtOnce = false;
      begun.current.restore(draft);
    });
    return () => {
      isHere = false;
    };
  }, [drafts, place]);

  useKeeping({ place, record, saving, kept });

  return useMemo(() => {
    if (!found || !drafts || place === undefined) return null;
    return {
      savedOn: found.savedOn,
      about: draftAbout,
      fields: Object.keys(found.typed),
      isOlder: isOlder(found, record),
      restore: () => restore(found),
      discard: () => {
        setFound(null);
        void drafts.drop(place);
      },
    };
  }, [found, drafts, place, draftAbout, record, restore]);
}

interface Keeping {
  place: string | undefined;
  record: FormRecord | undefined;
  saving: RefObject<SaveWatch>;
  kept: RefObject<string | null>;
}

/** Writes a moment after the last key and when the form goes; drops it once nothing is unsaved. */
function useKeeping({ place, record, saving, kept }: Keeping) {
  const drafts = useDrafts();
  const fields = useContext(FormFieldsContext);
  const { dirtyFields, defaultValues } = useFormState();
  const values = useWatch();
  const dirty = Object.keys(dirtyFields).join(' ');
  const due = useRef<() => void>(null);
  const isSaving = useRef(false);
  const ended = useRef(() => {});

  useEffect(() => {
    saving.current = {
      begin() {
        isSaving.current = true;
        if (place !== undefined) ended.current = saveBegins(place);
      },
      async end(isSaved) {
        isSaving.current = false;
        const tell = ended.current;
        if (isSaved && drafts && place !== undefined) {
          due.current = null;
          const isKept = kept.current !== null;
          kept.current = null;
          if (isKept) await drafts.drop(place);
        }
        tell();
      },
    };
  }, [saving, drafts, place, kept]);

  useEffect(() => {
    if (!drafts || place === undefined) return;
    if (dirty === '') {
      due.current = null;
      if (kept.current !== null) void drafts.drop(place);
      kept.current = null;
      return;
    }
    const write = () => {
      due.current = null;
      const secret = new Set(fields.list().flatMap(({ source, isSecret }) => (isSecret ? [source] : [])));
      const names = dirty.split(' ').filter(name => !secret.has(name));
      const draft = draftOf(names, values, defaultValues ?? {}, record?.version);
      const text = JSON.stringify(draft);
      if (names.length === 0 || text === kept.current) return;
      kept.current = text;
      void drafts.write(place, draft);
    };
    due.current = write;
    const timer = setTimeout(write, DRAFT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drafts, place, dirty, values, fields, kept, defaultValues, record?.version]);

  useEffect(() => {
    // what is being saved is no draft: the save tells how it ended
    const flush = () => !isSaving.current && due.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}

function draftOf(names: readonly string[], typed: Values, loaded: Values, version: unknown): Draft {
  const pick = (values: Values) => Object.fromEntries(names.map(name => [name, values[name] ?? null]));
  return {
    typed: pick(typed),
    loaded: pick(loaded),
    ...(typeof version === 'number' && { version }),
  };
}

/** The record holds something else than the draft was typed on. A new record has nothing to differ from. */
function isOlder({ loaded, version }: Draft, record: FormRecord | undefined): boolean {
  if (record?.id === undefined || version === undefined || version === record.version) return false;
  return Object.entries(loaded).some(([name, value]) => !isSame(record[name], value));
}

const differs = ({ typed }: Draft, record: FormRecord | undefined) =>
  Object.entries(typed).some(([name, value]) => !isSame(record?.[name], value));

/** Nothing, an empty text and null are the same to a clerk. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one || null) === JSON.stringify(other || null) ||
  JSON.stringify(one) === JSON.stringify(other);

/** Whoever sent the clerk here has left a draft for him. */
const hasDraft = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hasDraft' in state && state.hasDraft === true;
