/** For tables over everything: what fails there is seldom known to the person who reads it. */
import { expect } from 'vitest';

/**
 * Fails with each of what was found on a line of its own.
 * @param todo what to write, and in which file
 */
export function expectNone(found: readonly string[], todo: string): void {
  if (found.length > 0) expect.fail([todo, ...found].join('\n  '));
}

/** Fails with what one of the two lists has and the other has not. @param todo as above */
export function expectSame(is: readonly string[], listed: readonly string[], todo: string): void {
  const [here, there] = [new Set(is), new Set(listed)];
  expectNone(
    [
      ...is.filter(one => !there.has(one)).map(one => `missing: ${one}`),
      ...listed.filter(one => !here.has(one)).map(one => `too many: ${one}`),
    ],
    todo,
  );
  expect(is.toSorted(), 'something is named twice').toEqual(listed.toSorted());
}
