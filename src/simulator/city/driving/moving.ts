/** How a cab gets along: on its edge, over the junction at its end, to its goal. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { RoadEdge } from '../graph/road-graph.ts';
import type { Cab } from './cab.ts';
import type { Traffic } from './traffic.ts';

/** Nobody waits longer at one light. */
const LONGEST_STOP = 90;
/** How much faster than allowed somebody drives at most. */
const OVER_LIMIT = 1.1;

/**
 * Takes a cab to the end of its edge or to its goal, as far as the time reaches.
 * @returns the seconds that are left
 */
export function move(
  cab: Cab,
  seconds: number,
  traffic: Traffic,
  chance: Stream,
  arrived: (cab: Cab) => void,
): number {
  const { edge } = cab;
  const isLast = edge === cab.goal && cab.offset <= cab.goalOffset;
  const end = isLast ? cab.goalOffset : edge.length;
  const wish = traffic.speedOn(edge) * cab.pace * (0.8 + 0.4 * chance.next());
  const speed = Math.min(wish, (edge.limit / 3.6) * OVER_LIMIT);
  const ahead = end - cab.offset;
  if (ahead > speed * seconds) {
    cab.offset += speed * seconds;
    cab.rideMetres += speed * seconds;
    cab.speed = speed;
    return 0;
  }
  cab.rideMetres += ahead;
  cab.offset = end;
  cab.speed = speed;
  if (isLast) arrived(cab);
  else leave(cab, traffic, chance);
  return seconds - ahead / speed;
}

function leave(cab: Cab, traffic: Traffic, chance: Stream): void {
  const stop = traffic.stopAfter(cab.edge);
  const next = nextEdge(cab, traffic);
  if (!next) throw new Error('A junction of the city leads nowhere.');
  if (stop > 0 && chance.happens(stop)) {
    cab.wait = Math.min(chance.wait(traffic.stopSeconds), LONGEST_STOP);
  }
  cab.edge = next;
  cab.offset = 0;
}

function nextEdge({ edge, goal }: Cab, traffic: Traffic): RoadEdge | undefined {
  const here = edge.to;
  const next = here === goal.from ? goal : traffic.next(here, goal.from);
  const turnsBack = edge.over === 'tunnel' && next?.to === edge.from;
  // nobody turns at the mouth of a tunnel
  return (turnsBack && here.out.find(({ to }) => to !== edge.from)) || next;
}
