/**
 * The words for why a call was refused are no part of the first load. The client has them fetched before it fails, so
 * that whoever shows the failure can say why.
 */

/** Resolves with whether there are words for this reason; fails where they cannot be fetched. */
export type Fetching = (reason: string) => Promise<boolean>;

/** A failure is not held back any longer: then it is told as the upstream tells it. */
export const PATIENCE_MS = 3_000;

let fetching: Fetching | null = null;

/** Who fetches them. Answers what takes that away again. The sign-in form has no such words. */
export function onReason(fetch: Fetching): () => void {
  fetching = fetch;
  return () => {
    if (fetching === fetch) fetching = null;
  };
}

/** Never fails. */
export async function hasReasonWords(reason: string): Promise<boolean> {
  if (!fetching) return false;
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>(resolve => {
    late = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const areThere = await Promise.race([fetching(reason).catch(() => false), patience]);
  clearTimeout(late);
  return areThere;
}
