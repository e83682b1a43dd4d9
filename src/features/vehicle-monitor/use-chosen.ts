/** The vehicles that a person keeps in view: a few beside each other, one of them open, one perhaps followed. */
import { useCallback, useMemo, useState } from 'react';
import { WATCHED_AT_ONCE } from '../../contract/watched-vehicle.ts';

export interface OpenVehicle {
  id: string;
  plate: string;
}

export interface Chosen {
  ids: readonly string[];
  /** All of them, and the open one. */
  marked: ReadonlySet<string>;
  open: OpenVehicle | null;
  followed: string | null;
  /** @param isFollowed from now on; unset, a vehicle that is followed already still is */
  show(vehicle: OpenVehicle | null, isFollowed?: boolean): void;
  toggle(id: string): void;
  choose(ids: readonly string[]): void;
  follow(id: string | null): void;
}

export function useChosen(): Chosen {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<OpenVehicle | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const marked = useMemo(() => new Set(open ? [...ids, open.id] : ids), [ids, open]);
  const show = useCallback((vehicle: OpenVehicle | null, isFollowed = false) => {
    setOpen(vehicle);
    setFollowed(before => (vehicle && (isFollowed || before === vehicle.id) ? vehicle.id : null));
  }, []);
  const toggle = useCallback(
    (id: string) =>
      setIds(before =>
        // the one that has been there longest makes room
        before.includes(id) ? before.filter(one => one !== id) : [...before, id].slice(-WATCHED_AT_ONCE),
      ),
    [],
  );
  const choose = useCallback((all: readonly string[]) => setIds(all.slice(0, WATCHED_AT_ONCE)), []);
  return { ids, marked, open, followed, show, toggle, choose, follow: setFollowed };
}
