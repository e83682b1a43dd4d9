/** How many pages are on their way: each says so for as long as nothing of it is there. */
let pending = 0;
const listeners = new Set<() => void>();

/** Answers what says that it has come, or is wanted no more. */
export function beginLoading(): () => void {
  count(1);
  return () => count(-1);
}

export const isLoading = () => pending > 0;

export function onLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(by: number) {
  pending += by;
  for (const listener of [...listeners]) listener();
}
