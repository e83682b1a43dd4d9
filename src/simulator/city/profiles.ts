/** How large a city is and how often its terminals report. */
import type { CityProfile } from '../../contract/city.ts';

export interface CityLoad {
  readonly vehicles: number;
  /** Seconds between two reports of a terminal. */
  readonly interval: number;
  /** By telephone and app; whoever waves at the kerb comes besides. */
  readonly ordersADay: number;
  /** Of so many rides something is left behind in one. */
  readonly ridesPerLoss: number;
}

export const CITY_LOADS: Readonly<Record<CityProfile, CityLoad>> = {
  dev: { vehicles: 300, interval: 5, ordersADay: 600, ridesPerLoss: 12 },
  town: { vehicles: 1_500, interval: 10, ordersADay: 2_500, ridesPerLoss: 60 },
  city: { vehicles: 7_000, interval: 10, ordersADay: 8_000, ridesPerLoss: 2_000 },
  province: { vehicles: 20_000, interval: 10, ordersADay: 60_000, ridesPerLoss: 8_000 },
  stress: { vehicles: 50_000, interval: 5, ordersADay: 200_000, ridesPerLoss: 25_000 },
};

/** The town that is there unless another is asked for; places are seeded from it. */
export const CITY_SEED = 2_024;
