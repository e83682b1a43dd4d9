/** How what an entry of the operate log is about is called: by this it is shown, and found again. */

/** Fields that name a record, those of its own before those of what it belongs to. */
const NAMES = [
  'foundNo',
  'complaintNo',
  'lostNo',
  'orderNo',
  'outTradeNo',
  'userName',
  'name',
  'title',
  'companyName',
  'installmentName',
  'versionName',
  'description',
] as const;
const PLATES = ['plateNumber', 'plateNum', 'matchPlateNumber'] as const;
const NUMBERS = ['lightNo'] as const;
const ALL = [...NAMES, ...PLATES, ...NUMBERS];

/** Undefined where the record does not say. */
export const loggedName = (record: unknown): string | undefined => firstOf(record, ALL);

/** The plate of the vehicle that the record is, or has to do with. */
export const loggedPlate = (record: unknown): string | undefined => firstOf(record, PLATES);

function firstOf(record: unknown, fields: readonly string[]): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  for (const field of fields) {
    const value: unknown = record[field as keyof typeof record];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
