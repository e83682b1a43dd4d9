/** Rides of passengers who waved at the kerb, as far as the past tells of them. */

export const RIDES_A_SHIFT = 3;
/** Of a vehicle on a day: it has one shift or two, unless it stands still, and some rides have no room in them. */
export const RIDES_A_VEHICLE = 3.4;
