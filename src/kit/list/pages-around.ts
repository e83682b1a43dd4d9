/** A step of the pager: a page, or a gap that stands after the page `after`. */
export type PagerStep = { page: number } | { after: number };

const GAP = 0;

/** The first and last page and those around the present one: of a long list always seven, so that none moves under a click. */
export function pagesAround(page: number, last: number): PagerStep[] {
  const middle = Math.min(Math.max(page, 4), last - 3);
  const steps =
    last <= 7
      ? Array.from({ length: last }, (_, index) => index + 1)
      : [
          1,
          middle === 4 ? 2 : GAP,
          middle - 1,
          middle,
          middle + 1,
          middle === last - 3 ? last - 1 : GAP,
          last,
        ];
  return steps.map((step, index) => (step === GAP ? { after: steps[index - 1] ?? 1 } : { page: step }));
}
