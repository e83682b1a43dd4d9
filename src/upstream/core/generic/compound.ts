/** What goes with fields that are more than one value: rules for who writes, and addresses of pictures for who reads. */
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import { storageCalls } from '../../../contract/storage.ts';
import { Failure } from '../failure.ts';
import { fileToShow } from '../files/showing.ts';
import { PICTURE } from '../files/tables.ts';
import { addressSigner } from '../http/signed-address.ts';
import type { ReadContext, RuleContext, Stored, Values } from './served.ts';

/**
 * Fails with PARAMETER and the field: a picture that is not one's own and that the record has not shown before, half of
 * a place, two lines of the same value.
 * @param before the record that is changed
 */
export async function checkCompound(
  { db, user, anewFrom }: Pick<RuleContext, 'db' | 'user' | 'anewFrom'>,
  { name, fields }: AnyResource,
  values: Values,
  before?: Stored,
): Promise<void> {
  for (const [field, { kind }] of Object.entries(fields)) {
    const value = values[field];
    if (kind.is === 'picture' && typeof value === 'string' && value !== before?.[field]) {
      const objectId = before?.id ?? anewFrom;
      const formerly = objectId === undefined ? undefined : { objectType: name, objectId, field };
      const wanted = { fileId: value, kind: PICTURE, userId: user.userId, formerly } as const;
      if (!(await fileToShow(db, wanted))) throw refused(field, 'FILE_UNKNOWN');
    }
    if (kind.is === 'place') {
      const whole = { ...before, ...values };
      if (isThere(whole[kind.lng]) !== isThere(whole[kind.lat])) {
        throw refused(isThere(whole[kind.lng]) ? kind.lat : kind.lng);
      }
    }
    if (kind.is === 'lines' && Array.isArray(value)) {
      const named = value.map(line => (line as Values)[kind.of]);
      if (new Set(named).size < named.length) throw refused(field);
    }
  }
}

const refused = (field: string, reason?: 'FILE_UNKNOWN') =>
  new Failure('PARAMETER', { ...(reason && { reason }), fields: [{ field, code: 'invalid_value' }] });

const isThere = (value: unknown) => value !== null && value !== undefined;

/** The fields that hold a picture, by the field that has its address. */
export const picturesIn = ({ fields }: AnyResource): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([field, { kind }]) =>
      kind.is === 'picture' ? [[kind.url, field] as const] : [],
    ),
  );

/** Rows with the addresses of their pictures. @param pictures as `picturesIn` has them */
export async function withPictures(
  context: ReadContext,
  pictures: ReadonlyMap<string, string>,
  rows: readonly Stored[],
): Promise<readonly Stored[]> {
  if (pictures.size === 0) return rows;
  const names = [...pictures];
  const isShown = rows.some(row => names.some(([, field]) => isThere(row[field])));
  const sign = isShown ? await addressSigner(context) : undefined;
  const addressOf = (fileId: unknown) =>
    typeof fileId === 'string' ? sign?.(storageCalls.readFile, { params: { fileId } }).url : undefined;
  return rows.map(row => ({
    ...row,
    ...Object.fromEntries(names.map(([url, field]) => [url, addressOf(row[field]) ?? null])),
  }));
}
