/** Which road somebody is on or stands beside. */
import Flatbush from 'flatbush';
import type { Spot } from '../geography/plane.ts';
import type { RoadEdge, RoadGraph } from './road-graph.ts';
import type { OnRoad } from './ways.ts';

export interface BesideRoad extends OnRoad {
  /** On the road. */
  readonly spot: Spot;
  /** Metres from there. */
  readonly aside: number;
}

/** Metres: looked around first, and further until something is found, or too far. */
const FIRST_LOOK = 120;
const FARTHEST_ASIDE = 1_500;

/** Undefined where no road is near. A tunnel is under whoever is seen. */
export function createNearestRoad(graph: RoadGraph): (spot: Spot) => BesideRoad | undefined {
  const roads = graph.edges.filter(edge => edge.over !== 'tunnel' && isFirstOfTwo(edge));
  const boxes = new Flatbush(roads.length);
  for (const { from, to } of roads) {
    boxes.add(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y));
  }
  boxes.finish();

  return spot => {
    const { x, y } = spot;
    for (let look = FIRST_LOOK; ; look *= 3.5) {
      const reach = Math.min(look, FARTHEST_ASIDE);
      let nearest: BesideRoad | undefined;
      for (const place of boxes.search(x - reach, y - reach, x + reach, y + reach)) {
        const found = roads[place] && beside(roads[place], spot);
        if (found && found.aside < (nearest?.aside ?? reach)) nearest = found;
      }
      if (nearest || reach === FARTHEST_ASIDE) return nearest;
    }
  };
}

/** Of a road that is driven both ways the two edges are one piece of ground. */
const isFirstOfTwo = (edge: RoadEdge) => edge.index < (backOf(edge)?.index ?? Number.POSITIVE_INFINITY);

const backOf = ({ from, to, isOneWay, road }: RoadEdge) =>
  isOneWay ? undefined : to.out.find(edge => edge.to === from && !edge.isOneWay && edge.road === road);

function beside(edge: RoadEdge, { x, y }: Spot): BesideRoad {
  const { from, to, length } = edge;
  const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2;
  const part = Math.max(0, Math.min(1, along));
  const spot = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  return { edge, back: backOf(edge), part, spot, aside: Math.hypot(x - spot.x, y - spot.y) };
}
