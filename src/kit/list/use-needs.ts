/** How wide columns would have to be for the rows in view, where their content is cut. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** By the key of the column, in pixels. */
export type Needs = ReadonlyMap<string, number>;

/** A long remark does not push the other columns together. */
export const MOST_NEEDED = 480;

const NONE: Needs = new Map();
const IN_CELLS = 'td[data-cell], td[data-cell] *';

/**
 * Grows only, as long as the list is open: columns do not move to and fro with each page.
 *
 * @param rows read again when they change
 * @param isRoomy false where there is nothing to share
 */
export function useNeeds(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: unknown,
  isRoomy: boolean,
): Needs {
  const [needs, setNeeds] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read from the page
  useLayoutEffect(() => {
    if (body.current && isRoomy) setNeeds(joined(needs, needsOf(body.current)));
  }, [body, rows, isRoomy]);
  return needs;
}

/** Those of the columns that are cut. */
export function needsOf(body: HTMLTableSectionElement): Needs {
  const needs = new Map<string, number>();
  for (const element of body.querySelectorAll<HTMLElement>(IN_CELLS)) {
    const { clientWidth, scrollWidth } = element;
    // what is there for screen readers alone is a pixel wide
    if (clientWidth <= 1 || scrollWidth <= clientWidth) continue;
    const cell = element.closest('td');
    const key = cell?.dataset.cell;
    if (!cell || key === undefined) continue;
    const need = Math.min(MOST_NEEDED, cell.offsetWidth + scrollWidth - clientWidth);
    needs.set(key, Math.max(needs.get(key) ?? 0, need));
  }
  return needs;
}

/** The same object where nothing needs more than before. */
function joined(before: Needs, now: Needs): Needs {
  const more = [...now].filter(([key, need]) => need > (before.get(key) ?? 0));
  return more.length === 0 ? before : new Map([...before, ...more]);
}
