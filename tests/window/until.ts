/** Waits for what a document will show: looked for at once, and again whenever something in it has changed. */

export const TIMEOUT_MS = 45_000;

/** A value that changes without the document does, too, sooner or later. */
const LOOK_AGAIN_MS = 100;

export interface Changing {
  /** Resolves at the next change of what is shown. */
  changed(): Promise<void>;
  /** What it shows, for the words of a failure. */
  text(): string;
}

/**
 * @param look undefined while there is nothing yet; what it throws ends the waiting
 * @param what is waited for, in the words of the failure
 */
export async function until<T>(
  shown: Changing,
  look: () => T | undefined,
  what: () => string,
  timeout: number = TIMEOUT_MS,
): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() > end)
      throw new Error(`waited ${timeout} ms for ${what()}, and saw: ${shown.text()}`);
    await Promise.race([shown.changed(), new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS))]);
  }
}
