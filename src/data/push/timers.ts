/** What waits for the connection, so that tests turn the clock and hidden windows keep theirs. */

export interface Timers {
  /** Answers what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The window's own: browsers slow them down, to once a minute, in windows that nobody looks at. */
export const windowTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Over and over, the first time after so long. */
export function every(timers: Timers, milliseconds: number, run: () => void): () => void {
  let cancel = () => {};
  const next = () => {
    cancel = timers.after(milliseconds, () => {
      next();
      run();
    });
  };
  next();
  return () => cancel();
}
