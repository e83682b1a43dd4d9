/** Whether true positions lie on roads, and follow each other along roads in their permitted direction. */
import { distance } from '../geometry/plane.ts';
import type { RoadEdge } from '../graph/road-graph.ts';
import type { Truth } from '../news.ts';

export interface Way {
  seen(truth: Truth): void;
  /** Of all that were seen after a first one, 0 to 1. */
  share(): number;
}

/** A tenth over the highest limit, in metres a millisecond. */
const FASTEST = (80 * 1.1) / 3_600;
/** What rounding may put beside a road, in metres. */
const BESIDE = 0.5;

export function createWay(vehicles: number): Way {
  const last = Array.from({ length: vehicles }, (): Place | undefined => undefined);
  let all = 0;
  let right = 0;

  return {
    seen: truth => {
      const { vehicle, edge, offset, on } = truth;
      const before = last[vehicle];
      if (before) {
        all += 1;
        const reach = (on - before.on) * FASTEST + BESIDE;
        if (isBeside(truth) && isAhead(before, edge, offset, reach)) right += 1;
        before.edge = edge;
        before.offset = offset;
        before.on = on;
      } else last[vehicle] = { edge, offset, on };
    },
    share: () => right / all,
  };
}

interface Place {
  edge: RoadEdge;
  offset: number;
  on: number;
}

/** By its coordinates alone, wherever along the edge it says it is. */
function isBeside({ edge, x, y }: Truth): boolean {
  const { from, to, length } = edge;
  const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
  if (along < -BESIDE || along > length + BESIDE) return false;
  return Math.sqrt(Math.max(distance(from, { x, y }) ** 2 - along ** 2, 0)) <= BESIDE;
}

function isAhead(before: Place, edge: RoadEdge, offset: number, reach: number): boolean {
  if (before.edge === edge && offset >= before.offset) return offset - before.offset <= reach;
  return leads(before.edge, edge, reach - (before.edge.length - before.offset) - offset);
}

/** Whether one edge is followed by the other, with no more metres of further edges between them. */
function leads(from: RoadEdge, to: RoadEdge, metres: number): boolean {
  if (metres < 0) return false;
  return from.to.out.some(next => next === to || leads(next, to, metres - next.length));
}
