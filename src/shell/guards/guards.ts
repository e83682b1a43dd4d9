/** Which kept pages hold something that is not saved. A mere switch asks nothing; closing does. */
export interface Guards {
  /** Called by the page's form, and with false when it has gone. */
  report(tagKey: string, isUnsaved: boolean): void;
  isUnsaved(tagKey: string): boolean;
  /** All of them; the same set until something changes. */
  read(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
}

export function createGuards(): Guards {
  let unsaved: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    report(tagKey, isUnsaved) {
      if (unsaved.has(tagKey) === isUnsaved) return;
      const next = new Set(unsaved);
      if (isUnsaved) next.add(tagKey);
      else next.delete(tagKey);
      unsaved = next;
      for (const listener of [...listeners]) listener();
    },
    isUnsaved: tagKey => unsaved.has(tagKey),
    read: () => unsaved,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
