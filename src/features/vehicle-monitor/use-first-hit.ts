/**
 * Enter in the search opens the first that is found, as soon as it is: a vehicle before a place. With Shift the vehicle
 * is followed, too.
 */
import { useEffect, useState } from 'react';
import { writtenPlate } from '../../contract/grammar/plates.ts';
import type { Place } from '../../contract/place.ts';
import type { OutsideSearch } from '../../nouns/fleet-map/use-outside-search.ts';
import type { ListItem } from './fleet-rows.ts';
import type { OpenVehicle } from './use-chosen.ts';

interface Hits {
  text: string;
  items: readonly ListItem[];
  elsewhere: OutsideSearch;
  places: { places: readonly Place[]; isSearching: boolean };
  onOpen(vehicle: OpenVehicle, isFollowed: boolean): void;
  onLocate(plate: string, isFollowed: boolean): void;
  onPlace(lng: number, lat: number): void;
}

/** @returns opens it, and follows it where it is told to */
export function useFirstHit({ text, items, elsewhere, places, ...on }: Hits): (isFollowed: boolean) => void {
  const [wanted, setWanted] = useState<{ isFollowed: boolean } | null>(null);
  const first = firstOf(items, text);
  const [other] = elsewhere.found;
  const [place] = places.places;
  const isSearching = elsewhere.isSearching || places.isSearching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with a hit is no reason to do it again
  useEffect(() => {
    if (!wanted) return;
    if (first) on.onOpen(first, wanted.isFollowed);
    else if (other) on.onLocate(other.plate, wanted.isFollowed);
    // a vehicle may still be found
    else if (isSearching) return;
    else if (place) on.onPlace(place.lng, place.lat);
    setWanted(null);
  }, [wanted, first?.id, other?.plate, place?.id, isSearching]);
  return isFollowed => setWanted({ isFollowed });
}

/** Whose plate ends with it, as a clerk is told a plate; else the first that is listed. */
function firstOf(items: readonly ListItem[], text: string): OpenVehicle | undefined {
  const rows = items.flatMap(item => (item.kind === 'row' ? [item.row] : []));
  const tail = writtenPlate(text);
  return rows.find(({ plate }) => plate.endsWith(tail)) ?? rows[0];
}
