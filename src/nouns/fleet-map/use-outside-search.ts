/**
 * Vehicles that are sought and not in view: by drivers' names, the ends of their numbers and parts of plates where one
 * may, else by the whole plate.
 */
import { driverCalls } from '../../contract/driver-calls.ts';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { plateIn } from '../../contract/grammar/plates-in.ts';
import { UpstreamError } from '../../data/send.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { usePlatePrefix } from './use-plate-prefix.ts';

export interface OutsideMatches {
  plate: string;
  hint: string;
}

export interface OutsideSearch {
  found: readonly OutsideMatches[];
  /** An answer is not there yet; false while one that is there is only read again. */
  isSearching: boolean;
  /** Nothing is sought. */
  isIdle: boolean;
  error: unknown;
}

const FEWEST_LETTERS = 2;
const MOST = 8;
/** A whole number, or its end: who is asked for so is told with what there is to see of it. */
const TELEPHONE = /^\d{4,}$/;
/** @param text empty while nothing is sought */
export function useElsewhere(text: string): OutsideSearch {
  const wanted = text.trim();
  const mayNames = useMay(driverCalls.all);
  const isIdle = wanted.length < FEWEST_LETTERS;
  const drivers = useAnswer(
    driverCalls.all,
    { query: { keyword: wanted, size: MOST } },
    { enabled: mayNames && !isIdle },
  );
  const { prefix, isLoading } = usePlatePrefix(!isIdle);
  const plate = plateIn(wanted, prefix) ?? '';
  const vehicle = useAnswer(
    gisPastCalls.queryLocationByplateNumber,
    { query: { plateNumber: plate } },
    { enabled: !isIdle && plate !== '' },
  );
  const byName = (drivers.data?.rows ?? []).flatMap(({ name, mobile, plateNum }) =>
    plateNum ? [{ plate: plateNum, hint: TELEPHONE.test(wanted) ? `${name} ${mobile}` : name }] : [],
  );
  const byPlate = vehicle.data
    ? [{ plate: vehicle.data.plateNumber, hint: vehicle.data.driverName ?? '' }]
    : [];
  const found = [...byPlate, ...byName.filter(one => one.plate !== byPlate[0]?.plate)];
  return {
    found: isIdle ? [] : found,
    isSearching: drivers.isLoading || isLoading || vehicle.isLoading,
    isIdle,
    error: drivers.error ?? (isMissing(vehicle.error) ? null : vehicle.error),
  };
}

const NOT_FOUND = 3006;
/** No such plate is an answer. */
const isMissing = (error: unknown) => error instanceof UpstreamError && error.errCode === NOT_FOUND;
