/** What one does with vehicles on the map: open one, find one anywhere, bring the chosen ones into view. */
import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { ask } from '../../data/ask.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { boxOfPlaces } from '../../map/city.ts';
import { drawnAt } from '../../map/fleet.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Margins } from '../../map/projection.ts';
import type { Chosen, OpenVehicle } from './use-chosen.ts';

/** As near as one looks at a single vehicle. */
const STREET = 15;

export function useFleetActs(map: MapHandle | null, store: FleetStore, chosen: Chosen, margins: Margins) {
  const translate = useTranslate();
  const notify = useNotify();
  const { show, marked } = chosen;
  const placeOf = (id: string) => {
    const place = store.placeOf(id);
    return place === undefined ? undefined : drawnAt(store, place, Date.now());
  };
  const goTo = (lng: number, lat: number) =>
    map?.look({ lng, lat, zoom: Math.max(map.camera().zoom, STREET) });
  const locate = async (plate: string, isFollowed = false) => {
    try {
      const found = await ask(gisPastCalls.queryLocationByplateNumber, { query: { plateNumber: plate } });
      show({ id: found.vehicleId ?? plate, plate: found.plateNumber }, isFollowed);
      goTo(found.lng, found.lat);
    } catch {
      notify(translate('vehicleMonitor.noPosition', { plate }), { type: 'warning' });
    }
  };
  return {
    locate,
    goTo,
    open(vehicle: OpenVehicle, isFollowed = false) {
      show(vehicle, isFollowed);
      const at = placeOf(vehicle.id);
      if (at) goTo(...at);
    },
    /** On the map: it stays where it is. */
    pick: useCallback(
      (id: string | undefined) => {
        const place = id === undefined ? undefined : store.placeOf(id);
        const vehicle = place === undefined ? undefined : store.vehicleAt(place);
        show(vehicle ? { id: vehicle.vehicleId, plate: vehicle.plateNumber } : null);
      },
      [store, show],
    ),
    /** One that is listed: the map stays where it is, unless nothing is known of it here. */
    openListed({ id, plate }: OpenVehicle) {
      if (store.placeOf(id) === undefined) void locate(plate);
      else show({ id, plate });
    },
    fitChosen() {
      const places = [...marked].map(placeOf).filter(at => at !== undefined);
      const box = boxOfPlaces(places);
      if (box) map?.fit(box, margins, STREET);
    },
  };
}
