/** Fills a store from answers that tell of every vehicle anew, as calls do, in place of the frames of a stream. */
import { sightsOf } from '../../contract/positions/frame.ts';
import type { VehicleWord } from '../../contract/positions/words.ts';
import type { FilledStore } from './fleet-store.ts';

/** A vehicle as an answer tells of it. */
export interface ReportedSight {
  /** By this a store knows it from the others. */
  key: string;
  word: Omit<VehicleWord, 'index'>;
  lng: number;
  lat: number;
  /** Degrees clockwise from north. */
  direction: number;
  speed: number;
  businessStatus: number;
  /** By the upstream's clock; 0 where it does not say. */
  heardOn: number;
}

interface Clocks {
  /** By this machine's clock. */
  here: number;
  /** By the upstream's, as far as it is known. */
  there: number;
}

/** Whatever the types say, an upstream may leave out where a vehicle is, or what it does. */
const isDrawable = ({ lng, lat, businessStatus }: ReportedSight) =>
  Number.isFinite(lng) && Number.isFinite(lat) && businessStatus >= 1 && businessStatus <= 4;

/** Whom an answer does not tell of is out of view from then on. */
export function snapshotsInto(store: FilledStore): (told: readonly ReportedSight[], clocks: Clocks) => void {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return (told, { here, there }) => {
    const sights = told.filter(isDrawable);
    store.learn(sights.map(({ key, word }) => ({ ...word, index: numberOf(key) })));
    store.take(
      {
        kind: 'snapshot',
        view: 0,
        seq: 0,
        time: there,
        words: [],
        gone: [],
        sights: sightsOf(
          sights.map(({ key, lng, lat, direction, speed, businessStatus, heardOn }) => ({
            index: numberOf(key),
            lng,
            lat,
            heading: direction,
            speed,
            status: businessStatus,
            age: Math.max(0, there - (heardOn || there)) / 1_000,
          })),
        ),
      },
      here,
    );
  };
}
