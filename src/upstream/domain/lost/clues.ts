/** What a lost case says of its ride. */
import type { Clues } from './candidate-rides.ts';
import { USUAL_TOLERANCE } from './likelihood.ts';
import type { LostOrderRow } from './tables.ts';

export function cluesOf(about: LostOrderRow): Clues {
  const placeOf = (lng: number | null, lat: number | null) =>
    lng === null || lat === null ? null : { lng, lat };
  return {
    reportedOn: about.createdOn,
    ownerMobile: about.ownerMobile,
    orderId: about.orderId,
    remembered: {
      upTime: about.upTime,
      upPlace: placeOf(about.upLng, about.upLat),
      downTime: about.downTime,
      downPlace: placeOf(about.downLng, about.downLat),
      paidAt: about.ridePayTime,
      tolerance: about.timeTolerance ?? USUAL_TOLERANCE,
      fare: about.fare,
      color: about.vehicleColor || null,
      plate: about.plateNumber || null,
      company: about.companyName || null,
    },
  };
}
