/** Stretches put together to lines as long as they go: a map draws and names a road, not the pieces between junctions. */
import type { Road, Stretch } from '../geometry/road.ts';
import type { RoadEdge, RoadNode } from '../graph/road-graph.ts';

export interface Chain {
  road: Road;
  over: Stretch['over'];
  lines: RoadNode[][];
}

/** Every stretch once, in whichever direction it may be driven. */
export function chained(edges: readonly RoadEdge[]): Chain[] {
  const pieces = new Map<Road, Map<Stretch['over'], RoadEdge[]>>();
  for (const edge of edges) {
    if (isOtherWay(edge)) continue;
    const ofRoad = pieces.get(edge.road) ?? new Map<Stretch['over'], RoadEdge[]>();
    pieces.set(edge.road, ofRoad);
    ofRoad.set(edge.over, [...(ofRoad.get(edge.over) ?? []), edge]);
  }
  return [...pieces].flatMap(([road, ofRoad]) =>
    [...ofRoad].map(([over, own]) => ({ road, over, lines: linesOf(own) })),
  );
}

/** Of a stretch that is driven both ways there are two edges. */
const isOtherWay = ({ from, to, isOneWay }: RoadEdge): boolean =>
  !isOneWay && from.index > to.index && to.out.some(back => back.to === from);

function linesOf(edges: readonly RoadEdge[]): RoadNode[][] {
  const at = new Map<RoadNode, Set<RoadEdge>>();
  for (const edge of edges)
    for (const end of [edge.from, edge.to]) at.set(end, (at.get(end) ?? new Set()).add(edge));
  const left = new Set(edges);

  const walk = (from: RoadNode): RoadNode[] => {
    const line = [from];
    for (;;) {
      const here = line.at(-1) ?? from;
      const next = [...(at.get(here) ?? [])].find(edge => left.has(edge));
      if (!next) return line;
      left.delete(next);
      line.push(next.from === here ? next.to : next.from);
    }
  };
  // from loose ends first, so that no line begins in the middle of another; what is left then runs in a ring
  const ends = [...at].filter(([, own]) => own.size !== 2).map(([node]) => node);
  return [...ends, ...at.keys()].map(walk).filter(line => line.length > 1);
}
