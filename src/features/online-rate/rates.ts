/** Online rates as they are shown: in order, together, and how good they are. */
import type { OnlineGroup } from '../../contract/online-rate.ts';
import type { StatusTone } from '../../kit/StatusMark.tsx';

export type Rates = Pick<
  OnlineGroup,
  'onlineCount' | 'totalLocationCount' | 'totalRecordCount' | 'onlineRate' | 'accessRate'
>;

export type RatedGroup = Pick<OnlineGroup, 'id' | 'name'> & Rates;

/** Red lies below it. */
export const LOW_RATE = 60;
/** Green lies above it, orange from the other one up to here. */
export const HIGH_RATE = 80;

export function toneOf(rate: number): StatusTone {
  if (rate < LOW_RATE) return 'bad';
  return rate > HIGH_RATE ? 'ok' : 'warn';
}

/** Whole percent, rounded down. */
const percent = (part: number, whole: number) => (whole > 0 ? Math.floor((part * 100) / whole) : 0);

/** An older upstream leaves fields out, and calls a group by its kind. */
type LooseGroup = { [F in keyof OnlineGroup]?: OnlineGroup[F] | null } & {
  areaName?: unknown;
  companyName?: unknown;
};

/** The highest online rate first, equals by id. */
export const ratedGroups = (groups: readonly OnlineGroup[]): RatedGroup[] =>
  groups.map(rated).sort((one, other) => other.onlineRate - one.onlineRate || (one.id < other.id ? -1 : 1));

function rated(told: LooseGroup): RatedGroup {
  const [onlineCount, totalLocationCount, totalRecordCount] = [
    told.onlineCount ?? 0,
    told.totalLocationCount ?? 0,
    told.totalRecordCount ?? 0,
  ];
  const name = [told.name, told.areaName, told.companyName].find(
    each => typeof each === 'string' && each !== '',
  );
  return {
    id: told.id ?? '',
    name: typeof name === 'string' ? name : null,
    onlineCount,
    totalLocationCount,
    totalRecordCount,
    onlineRate: Math.floor(told.onlineRate ?? percent(onlineCount, totalRecordCount)),
    accessRate: Math.floor(told.accessRate ?? percent(totalLocationCount, totalRecordCount)),
  };
}

/** All of them as one. */
export function together(groups: readonly Rates[]): Rates {
  const sum = (field: keyof Rates) => groups.reduce((total, group) => total + group[field], 0);
  const [onlineCount, totalLocationCount, totalRecordCount] = [
    sum('onlineCount'),
    sum('totalLocationCount'),
    sum('totalRecordCount'),
  ];
  return {
    onlineCount,
    totalLocationCount,
    totalRecordCount,
    onlineRate: percent(onlineCount, totalRecordCount),
    accessRate: percent(totalLocationCount, totalRecordCount),
  };
}
