/** Where a vehicle is, in words. */
import { useTranslate } from 'ra-core';

/** From north, clockwise; each reaches 22.5 degrees to either side. */
export const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** @param bearing degrees clockwise from north */
export const sideOf = (bearing: number): (typeof SIDES)[number] => SIDES[Math.round(bearing / 45) % 8] ?? 'n';

/** `350 m`, `4.2 km`, `31 km`. @param metres a whole number */
export function formatDistance(metres: number): string {
  if (metres < 1_000) return `${metres} m`;
  const kilometres = metres / 1_000;
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}

interface Place {
  address: string | null;
  bearing: number;
}

/** The nearest place, or where no name reaches, on which side of the town. */
export function useDescribePlace(): (place: Place) => string {
  const translate = useTranslate();
  return ({ address, bearing }) => {
    const side = translate(`outOfTown.side.${sideOf(bearing)}`);
    return address === null ? side : translate('outOfTown.near', { side, address });
  };
}
