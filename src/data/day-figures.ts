/**
 * Figures of the day on the first page, as data: what the upstream keeps by the hour under a name, and for whom it stands
 * there. A room exports them beside its other figures.
 */
import type { WorseSide } from './normal-range.ts';

/** The roles that ship with the product, in the order in which figures of several of them stand. */
export const DAY_FIGURE_ROLES = [
  'dispatch_admin',
  'monitor',
  'agent',
  'lost_property',
  'finance_admin',
  'advertising',
  'operations',
  'auditor',
  'developer',
] as const;
export type DayFigureRole = (typeof DAY_FIGURE_ROLES)[number];

export interface DayFigure {
  /** As the upstream has them. */
  room: string;
  figure: string;
  /** The room of its words, unless it has the same name: below `ofDay` its name, and the unit of what is counted. */
  words?: string;
  /** For whom it stands on the first page unless he chooses, and its place among theirs. */
  role: DayFigureRole;
  place: number;
  /** The side of its normal range that is marked; without it, both are. */
  worse?: WorseSide;
  /** Label of the figure of its room whose list it counts: it shows that total, and leads there. Rates and means have none. */
  list?: string;
}

/** As the upstream names it. */
export const nameOfDay = ({ room, figure }: Pick<DayFigure, 'room' | 'figure'>) => `${room}.${figure}`;
