/** Fills the form with what is known: of who calls, where he was fetched, what he ordered before, and of the map. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Passenger } from '../../../contract/dispatch-parts.ts';
import type { Order, OrderPlace } from '../../../contract/order.ts';
import { placeCalls } from '../../../contract/place.ts';
import { ask } from '../../../data/ask.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { NO_PLACE, type PlaceEntry } from '../state/entry.ts';
import type { OpenEntry, PlaceField } from '../state/use-entry.ts';
import type { KnownAddress } from './CallerCard.tsx';

/** Metres: nearer than this, a place on the map is called by what stands there. */
const NEAR = 60;

export function useFilling(here: OpenEntry, passenger: Passenger | null | undefined) {
  const translate = useTranslate();
  const hasGazetteer = useCapability('dispatch');
  const { entry, change, picked, setPicked } = here;
  const latest = useRef(entry);
  latest.current = entry;

  // once for each who calls: what a clerk has changed stays
  const who = passenger ? (passenger.id ?? passenger.mobile) : null;
  const known = useRef(passenger);
  known.current = passenger;
  useEffect(() => {
    const found = known.current;
    if (who === null || !found) return;
    const { name, remark, isOldPerson } = latest.current;
    const isElderly = found.isOldPerson === 1;
    change({
      ...(name === '' && found.nickName && { name: found.nickName }),
      isOldPerson: isOldPerson || isElderly,
      ...(isElderly && remark === '' && { remark: translate('dispatch.phrase.slow') }),
    });
  }, [who, change, translate]);

  useEffect(() => {
    if (!picked) return;
    const { field, place } = picked;
    setPicked(null);
    const [lng, lat] = place.map(degrees => Math.round(degrees * 1e6) / 1e6) as [number, number];
    const put = (text: string, poiId: string | null = null) =>
      change({ [field]: { text, detail: latest.current[field].detail, at: { lng, lat, poiId } } });
    put(translate('dispatch.form.onMap'));
    if (!hasGazetteer) return;
    void ask(placeCalls.listPlaces, { query: { lng, lat, limit: 1 } }).then(
      ({ places: [nearest] }) => {
        if (!nearest) return;
        const isThere = (nearest.distance ?? Number.POSITIVE_INFINITY) <= NEAR;
        put(isThere ? nearest.name : translate('dispatch.form.near', { place: nearest.name }));
      },
      // it has its place, if no better name
      () => {},
    );
  }, [picked, setPicked, change, translate, hasGazetteer]);

  const takeAddress = (address: KnownAddress | undefined, field: PlaceField = 'origin'): boolean => {
    if (!address) return false;
    const { lng, lat, detail } = address;
    change({ [field]: { text: address.address, detail: detail ?? '', at: { lng, lat, poiId: null } } });
    return true;
  };
  const takeOrder = ({ origin, dest }: Pick<Order, 'origin' | 'dest'>) =>
    change({ origin: entryOf(origin), dest: dest ? entryOf(dest) : NO_PLACE });
  return { takeAddress, takeOrder };
}

function entryOf({ address, detail, lng, lat, poiId }: OrderPlace): PlaceEntry {
  const at = lng === null || lat === null ? null : { lng, lat, poiId };
  return { text: address, detail: detail ?? '', at };
}
