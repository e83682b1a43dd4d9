/** Orders as the old system keeps them. */

export interface OldOrder {
  id: number;
  orderNo: string;
  mainStatus: number;
  subStatus: number;
  mobile: string;
  name: string | null;
  address: string;
  lng: number;
  lat: number;
  driverId: number | null;
  createdOn: number;
  cancelmsg: string | null;
  tagging: string | null;
  /** Messages to its driver and its passenger. */
  contacted: string[];
  /** Passengers aboard. */
  passengers: number | null;
  /** Drivers it was shown to, and when. */
  offers: { driverId: number; time: number }[];
}

export const [WAITING, ONGOING, DONE, CANCELLED] = [1, 2, 3, 4];
/** Its own, besides those of the specification: "the meter runs, and the passenger has asked for another way". */
const OWN_SUB_STATE = 77;
const MINUTE_MS = 60_000;

/** Status, sub-state, minutes ago, number, name, place, longitude, latitude, driver. */
const FIRST = [
  [WAITING, 11, 2, '13877110001', '周女士', '金湖广场', 108.3712, 22.8142, null],
  [WAITING, 11, 1, '13877110002', null, '会展中心', 108.3901, 22.8167, null],
  [ONGOING, OWN_SUB_STATE, 14, '13877110003', '唐先生', '朝阳广场', 108.3188, 22.8231, 7002],
  [DONE, 31, 95, '13877110004', '莫先生', '南宁东站', 108.4167, 22.8421, 7001],
] as const;

export const firstOrders = (now: number): OldOrder[] =>
  FIRST.map(([mainStatus, subStatus, minutes, mobile, name, address, lng, lat, driverId], at) => ({
    id: 88_001 + at,
    orderNo: `D${88_001 + at}`,
    mainStatus,
    subStatus,
    mobile,
    name,
    address,
    lng,
    lat,
    driverId,
    createdOn: now - minutes * MINUTE_MS,
    cancelmsg: null,
    tagging: null,
    contacted: [],
    passengers: null,
    offers: [],
  }));
