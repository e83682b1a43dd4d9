/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { keepCityDays } from '../domain/city-days/keeping.ts';
import { foldOrderFigures } from '../domain/order-figures/folding.ts';

export const jobs = (): readonly Job[] => [foldOrderFigures, keepCityDays];
