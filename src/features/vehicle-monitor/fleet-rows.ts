/** Vehicles as rows of a list: sought, put into groups and in order. */
import { plateMatcher } from '../../contract/grammar/plates.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import type { Status } from '../../map/fleet.ts';

export interface FleetRow {
  id: string;
  plate: string;
  status: Status;
  /** Kilometres an hour. */
  speed: number;
  /** By this machine's clock. */
  heardOn: number;
  companyId: string | null;
}

export const GROUPS = ['none', 'status', 'company'] as const;
export type Group = (typeof GROUPS)[number];
export const SORTS = ['plate', 'speed', 'heard'] as const;
export type Sort = (typeof SORTS)[number];

export interface RowChoice {
  text: string;
  group: Group;
  sort: Sort;
  /** By business status. */
  shown: readonly boolean[];
  /** Only these; unset, all that there are. */
  only?: ReadonlySet<string> | undefined;
}

/** A row of the list, or the head of a group. */
export type ListItem = { kind: 'row'; row: FleetRow } | { kind: 'head'; key: string; count: number };

/** @param before what it was last: thousands that are almost in order already are put in order many times quicker */
export function itemsOf(store: FleetStore, choice: RowChoice, before: readonly ListItem[] = []): ListItem[] {
  const rows = rowsOf(store, placesOf(store, before), choice).sort(ORDERS[choice.sort]);
  if (choice.group === 'none') return rows.map(row => ({ kind: 'row', row }));
  const groups = new Map<string, FleetRow[]>();
  for (const row of rows) {
    const key = choice.group === 'status' ? String(row.status) : (row.companyId ?? '');
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  return [...groups]
    .sort(([one], [other]) => compare(one, other))
    .flatMap(([key, own]): ListItem[] => [
      { kind: 'head', key, count: own.length },
      ...own.map((row): ListItem => ({ kind: 'row', row })),
    ]);
}

/** All places, those of vehicles that were listed first, as they were. */
function placesOf(store: FleetStore, before: readonly ListItem[]): number[] {
  const wasListed = new Uint8Array(store.count);
  const places: number[] = [];
  for (const item of before) {
    const place = item.kind === 'row' ? store.placeOf(item.row.id) : undefined;
    if (place === undefined) continue;
    wasListed[place] = 1;
    places.push(place);
  }
  for (let place = 0; place < store.count; place++) if (!wasListed[place]) places.push(place);
  return places;
}

function rowsOf(store: FleetStore, places: readonly number[], { text, shown, only }: RowChoice): FleetRow[] {
  const isSought = plateMatcher(text);
  const rows: FleetRow[] = [];
  for (const place of places) {
    const status = store.status[place] as Status;
    const vehicle = store.vehicleAt(place);
    if (!vehicle || (only ? !only.has(vehicle.vehicleId) : !shown[status])) continue;
    if (!isSought(vehicle.plateNumber)) continue;
    rows.push({
      id: vehicle.vehicleId,
      plate: vehicle.plateNumber,
      status,
      speed: store.speed[place] ?? 0,
      heardOn: store.heardOn[place] ?? 0,
      companyId: vehicle.companyId,
    });
  }
  return rows;
}

/** Thousands of plates a second: their characters in order will do. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const ORDERS: Readonly<Record<Sort, (one: FleetRow, other: FleetRow) => number>> = {
  plate: (one, other) => compare(one.plate, other.plate),
  speed: (one, other) => other.speed - one.speed || compare(one.plate, other.plate),
  heard: (one, other) => one.heardOn - other.heardOn || compare(one.plate, other.plate),
};
