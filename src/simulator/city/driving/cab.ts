/** A taxi that is driven about, and what it is doing. One object for each, made once; a step makes nothing. */
import type { BusinessStatus } from '../../../upstream/core/positions/fix.ts';
import type { RoadEdge } from '../graph/road-graph.ts';

export type CabActivity =
  /** At home, nobody at the wheel. */
  | 'parked'
  /** On the way home, at the end of a shift. */
  | 'leaving'
  /** At the kerb: a meal, or one driver handing over to another. */
  | 'resting'
  | 'cruising'
  /** Empty at a stand or at the kerb. */
  | 'standing'
  /** To a passenger who ordered. */
  | 'fetching'
  /** There, and waiting for him. */
  | 'boarding'
  | 'carrying'
  /** There, and being paid. */
  | 'alighting';

export const STATUS_OF: Readonly<Record<CabActivity, BusinessStatus>> = {
  carrying: 1,
  alighting: 1,
  fetching: 2,
  boarding: 2,
  cruising: 3,
  standing: 3,
  parked: 4,
  leaving: 4,
  resting: 4,
};

/** An order that its driver has taken. */
export interface Errand {
  readonly orderId: string;
  /** Where the passenger wants to go; unset, he says it when he is aboard. */
  readonly edge: RoadEdge | undefined;
  readonly offset: number;
  /** Seconds until he gets in once the cab is there; infinite for who does not come. */
  readonly boardsAfter: number;
}

export class Cab {
  doing: CabActivity = 'parked';
  edge: RoadEdge;
  /** Metres along the edge. */
  offset: number;
  goal: RoadEdge;
  goalOffset: number;
  /** Seconds to stand before anything else. */
  wait = 0;
  /** Metres a second, when last looked at. */
  speed = 0;
  /** How briskly it is driven: about 1. */
  pace = 1;
  /** When its driver's duty changes next, milliseconds since 1970. */
  dutyUntil = 0;
  isOnDuty = false;
  /** Who drives: 0 by day, 1 by night; none between shifts. */
  shift: 0 | 1 | undefined;
  /** Whose turn it is by the rota. */
  dutyShift: 0 | 1 | undefined;
  /** Its place among the empty ones; -1 elsewhere. */
  idlePlace = -1;
  rideBegan = 0;
  rideFrom: RoadEdge;
  rideFromOffset = 0;
  rideMetres = 0;
  /** What it was called for, where somebody ordered it by name; undefined for who waves at the kerb. */
  errand: Errand | undefined;
  /** Its place in the fleet. */
  readonly index: number;
  readonly home: RoadEdge;

  constructor(index: number, home: RoadEdge) {
    this.index = index;
    this.home = home;
    this.edge = home;
    this.goal = home;
    this.rideFrom = home;
    this.offset = home.length / 2;
    this.goalOffset = home.length / 2;
  }

  get status(): BusinessStatus {
    return STATUS_OF[this.doing];
  }

  headFor(edge: RoadEdge, offset: number): void {
    this.goal = edge;
    this.goalOffset = offset;
  }
}
