import type { OrderPlace } from '../../../contract/order.ts';
import type { LngLat } from '../../../map/crs.ts';

/** Degrees of WGS-84; null where it has none. */
export const placeOf = (place: OrderPlace | null): LngLat | null =>
  place && place.lng !== null && place.lat !== null ? [place.lng, place.lat] : null;
