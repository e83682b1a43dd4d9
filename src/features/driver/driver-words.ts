/** The values of a driver's fields that have words, and how any of his values reads. */
import { useTranslate } from 'ra-core';
import { CERT_LEVELS, CREDITS, DRIVER_STATES, DRIVER_TYPES, driver, SEXES } from '../../contract/driver.ts';
import { useFleetWords } from '../../nouns/fleet/use-fleet-words.ts';

const VALUES = {
  sex: SEXES,
  certLevel: CERT_LEVELS,
  driverType: DRIVER_TYPES,
  state: DRIVER_STATES,
  hasOwnArea: [1, 0],
  online: [1, 0],
  onWx: [1, 0],
} as const;

export type Worded = keyof typeof VALUES;

export const isWorded = (field: string): field is Worded => Object.hasOwn(VALUES, field);
export const isDay = (field: string) => field === 'certExpire' || field === 'licenseExpire';

export function useDriverWords() {
  const translate = useTranslate();
  const words = useFleetWords(driver, VALUES, isDay);
  return {
    ...words,
    credits: CREDITS.map(value => ({ value, label: value })),
    show: (field: string, value: unknown): string =>
      field === 'photoFileId' && value
        ? translate('driver.photo.number', { id: String(value) })
        : words.show(field, value),
  };
}
