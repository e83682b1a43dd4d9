/** One bell for "the session is over", whichever call found out. */
type Listener = () => void;

const listeners = new Set<Listener>();

/** Answers what takes the listener away again. */
export function onSessionOver(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSessionOver() {
  for (const listener of [...listeners]) listener();
}
