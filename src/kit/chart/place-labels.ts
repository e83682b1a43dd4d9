/** Where the names of lines stand in a chart: near a point of their line, on no line and on no other name. */

export interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LabelToPlace {
  /** Of its text, in pixels. */
  width: number;
  /** Which of the lines it names. */
  line: number;
}

export interface PlacedLabel {
  /** The centre of the text. */
  at: Point;
  /** The point of the line that the leader begins at. */
  anchor: Point;
  /** Where the leader ends, at the edge of the text. */
  end: Point;
}

const HEIGHT = 16;
const GAP = 3;
const SIDEWAYS = [-64, -44, -28, 28, 44, 64];
const UPWARDS = [-64, -44, -26, 26, 44, 64];
const ON_A_LINE = 100;
const ACROSS_A_LINE = 12;
/** Another line so near makes it doubtful which one is named; pixels, and what each of them that lacks costs. */
const APART = 20;
const TOO_NEAR = 2;

/**
 * Null for a label whose line has no points above the base of the area.
 *
 * @param lines all that is drawn, with a point or null for each head
 * @param area no label leaves it
 */
export function placeLabels(
  labels: readonly LabelToPlace[],
  lines: readonly (readonly (Point | null)[])[],
  area: Box,
): (PlacedLabel | null)[] {
  const segments = lines.flatMap(segmentsOf);
  const taken: Box[] = [];
  return labels.map(({ width, line }) => {
    let best: (PlacedLabel & { box: Box; cost: number }) | null = null;
    for (const [head, anchor] of (lines[line] ?? []).entries()) {
      // on the base no leader would be seen
      if (!anchor || anchor.y >= area.bottom) continue;
      const others = lines.flatMap((other, at) => (at === line ? [] : (other[head] ?? [])));
      const apart = Math.min(APART, ...others.map(({ y }) => Math.abs(y - anchor.y)));
      for (const up of UPWARDS) {
        for (const aside of SIDEWAYS) {
          const at = { x: anchor.x + aside + (Math.sign(aside) * width) / 2, y: anchor.y + up };
          const box = boxAround(at, width);
          if (!isWithin(box, area) || taken.some(other => overlaps(box, other))) continue;
          const end = { x: aside < 0 ? box.right : box.left, y: at.y };
          const cost =
            ON_A_LINE * segments.filter(segment => crosses(segment, box)).length +
            ACROSS_A_LINE *
              segments.filter(([from, to]) => meets(shortened(anchor, end), [from, to])).length +
            TOO_NEAR * (APART - apart) +
            Math.hypot(aside, up) / 10;
          if (!best || cost < best.cost) best = { at, anchor, end, box, cost };
        }
      }
    }
    if (!best) return null;
    taken.push(best.box);
    return { at: best.at, anchor: best.anchor, end: best.end };
  });
}

type Segment = readonly [Point, Point];

function segmentsOf(points: readonly (Point | null)[]): Segment[] {
  return points.flatMap((from, at) => {
    const to = points[at + 1];
    return from && to ? [[from, to] as const] : [];
  });
}

const boxAround = ({ x, y }: Point, width: number): Box => ({
  left: x - width / 2 - GAP,
  right: x + width / 2 + GAP,
  top: y - HEIGHT / 2 - GAP,
  bottom: y + HEIGHT / 2 + GAP,
});

const isWithin = (box: Box, area: Box) =>
  box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a segment touches a box. */
function crosses([from, to]: Segment, box: Box): boolean {
  const bounds = {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
  if (bounds.left > box.right || bounds.right < box.left) return false;
  if (bounds.top > box.bottom || bounds.bottom < box.top) return false;
  const side = (x: number, y: number) =>
    Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  const sides = [
    side(box.left, box.top),
    side(box.right, box.top),
    side(box.left, box.bottom),
    side(box.right, box.bottom),
  ];
  return sides.some(each => each !== sides[0]) || sides[0] === 0;
}

/** Without the end at its own line, which it touches. */
const shortened = (anchor: Point, end: Point): Segment => [
  { x: anchor.x + (end.x - anchor.x) * 0.15, y: anchor.y + (end.y - anchor.y) * 0.15 },
  end,
];

/** Whether two segments cross. */
function meets([a, b]: Segment, [c, d]: Segment): boolean {
  const turn = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}
