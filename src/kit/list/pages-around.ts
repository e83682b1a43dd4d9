/** A step of the pager: a page, or a gap that stands after the page `after`. */
export type PagerStep = { page: number } | { after: number };

/** So many steps, whichever page is shown: what one clicks on stays where it is. */
const STEPS = 7;

/** The first and last page and those around the present one. */
export function pagesAround(page: number, last: number): PagerStep[] {
  if (last <= STEPS) return pagesFrom(1, last);
  const [first, end] = [{ page: 1 }, { page: last }];
  if (page < STEPS - 2) return [...pagesFrom(1, STEPS - 2), { after: STEPS - 2 }, end];
  if (page > last - STEPS + 3) return [first, { after: 1 }, ...pagesFrom(last - STEPS + 3, last)];
  return [first, { after: 1 }, ...pagesFrom(page - 1, page + 1), { after: page + 1 }, end];
}

const pagesFrom = (from: number, to: number): PagerStep[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ page: from + index }));
