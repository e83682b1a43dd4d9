/**
 * How late everything is on a bad day: an answer by up to 0.9 s, the push connection by 12 s. The same seed makes the
 * same call late by the same time, in whatever order the calls of a page come.
 */
const ANSWER_MS = 900;
export const CONNECTION_MS = 12_000;

/** For the answers of one server: milliseconds, by what is asked and how often it has been. */
export function delayOf(seed: number): (asked: string) => number {
  const times = new Map<string, number>();
  return asked => {
    const time = times.get(asked) ?? 0;
    times.set(asked, time + 1);
    return Math.floor(shareOf(`${seed} ${asked} ${time}`) * (ANSWER_MS + 1));
  };
}

/** From 0 to 1, without 1 (FNV-1a, its bits mixed once more). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
