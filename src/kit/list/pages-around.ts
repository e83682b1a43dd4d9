/** A step of the pager: a page, or a gap that stands after the page `after`. */
export type PagerStep = { page: number } | { after: number };

/** The first and last page and those around the present one. */
export function pagesAround(page: number, last: number): PagerStep[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])]
    .filter(number => number >= 1 && number <= last)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index): PagerStep[] => {
    const before = wanted[index - 1];
    if (before === undefined || number === before + 1) return [{ page: number }];
    // a gap of one page is no shorter than the page itself
    if (number === before + 2) return [{ page: before + 1 }, { page: number }];
    return [{ after: before }, { page: number }];
  });
}
