/** What a room lays out for who tries the product: `samples/<room>.ts` exports one of these as `samples`. */
import type { Db } from '../../upstream/core/context.ts';

export interface SampleContext {
  db: Db;
  /** Milliseconds since 1970. */
  now: number;
  /** Who made it and when. @param daysAgo before now */
  made(daysAgo: number): { createdOn: number; createdBy: string; updatedOn: number; updatedBy: string };
}

export type Samples = (context: SampleContext) => Promise<void>;

export interface RoomSamples {
  samples: Samples;
  /** The rooms whose samples these refer to. */
  after?: readonly string[];
}

/** Each behind those that it refers to. @param modules by their path */
export function inTurn<Room extends Pick<RoomSamples, 'after'>>(
  modules: Readonly<Record<string, Room>>,
): Room[] {
  const rooms = new Map(
    Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ''), module]),
  );
  const sorted = new Set<Room>();
  const add = (room: string) => {
    const module = rooms.get(room);
    if (!module) throw new TypeError(`no room ${room} to come after`);
    for (const other of module.after ?? []) add(other);
    sorted.add(module);
  };
  for (const room of rooms.keys()) add(room);
  return [...sorted];
}
