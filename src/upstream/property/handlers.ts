import { eq } from 'drizzle-orm';
import type { Page } from '../../contract/grammar/call.ts';
import { knownProperty, PROPERTIES, type PropertyName } from '../../contract/properties.ts';
import type { PropertyRecord, propertyCalls } from '../../contract/property.ts';
import { type ValueType, valueProblem } from '../../contract/property-value.ts';
import type { Context, Db, Handlers } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure, refuse } from '../core/failure.ts';
import { BUILT_IN_NAMES, property, propertyId } from '../core/properties.ts';
import { deleteRecord, insertRecord, updateRecord, type Writing } from '../core/records.ts';
import { openText, sealText } from '../core/sealing.ts';
import { checkVersion } from '../core/versions.ts';
import { allProperties, compare, type PropertyRow, untouched, viewOf } from './view.ts';

/** Far more than any operator has; the list is read as a whole. */
const MOST_OWN = 500;

const kept = {
  table: property,
  objectType: 'property',
  // never the sealed text
  summary: (row: PropertyRow) => {
    const { name, value, groupName, description, remark, isSet } = viewOf(row);
    return { name, value, groupName, description, remark, isSet };
  },
};

export const propertyHandlers = {
  listProperties: async ({ db, query, isPlain }) => {
    const found = allProperties(await db.select().from(property)).filter(row => fits(row, query));
    return pageOf(isPlain ? found : sorted(found, query), query);
  },

  updateProperty: async context => {
    const { id, version, requestId: _, value, ...about } = context.body;
    const row = await heldRow(context, id);
    const before = viewOf(row);
    checkVersion(context, before, version);
    const isRenamed = about.groupName !== undefined || about.description !== undefined;
    if (before.builtIn === '1' && isRenamed) throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
    const values = value === undefined ? {} : await valuesOf(context, before, value);
    const secret = await secretOf(context.db, row);
    const told = telling(context, secret, value === undefined ? secret : value);
    return viewOf(await updateRecord(told, kept, { id: row.id, ...about, ...values }, row));
  },

  addProperty: async context => {
    const { name, value, valueType, requestId: _, version: __, ...about } = context.body;
    const { db } = context;
    // of two who add the same name at once, the second finds it taken
    await serialize(db, 'property');
    const rows = await db.select({ name: property.name }).from(property);
    const isTaken = Object.hasOwn(PROPERTIES, name) || rows.some(row => row.name === name);
    if (isTaken) throw refuse('DUPLICATE', 'PROPERTY_TAKEN');
    if (rows.filter(row => !Object.hasOwn(PROPERTIES, row.name)).length >= MOST_OWN)
      throw refuse('OVER_LIMIT', 'TOO_MANY_PROPERTIES');
    const values = await valuesOf(context, { name, valueType }, value);
    const description = about.description ?? null;
    const given = { id: propertyId(name), name, valueType, ...values, ...about, description };
    return viewOf(await insertRecord(telling(context, null, value), kept, given));
  },

  deleteProperty: async context => {
    const { id, version } = context.query;
    if (BUILT_IN_NAMES.has(id)) throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
    const row = await heldRow(context, id);
    const before = viewOf(row);
    if (before.builtIn === '1') throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
    checkVersion(context, before, version);
    await deleteRecord(telling(context, await secretOf(context.db, row), null), kept, { id: row.id }, row);
    return null;
  },
} satisfies Handlers<typeof propertyCalls>;

/** For calls that say a value in their own words; null is the default, and one that holds already is left as it is. */
export async function setBuiltIn(context: Writing, name: PropertyName, value: string | null): Promise<void> {
  const row = await heldRow(context, propertyId(name));
  const wanted = value ?? viewOf(untouched(name)).value;
  if (viewOf(row).value !== wanted) await updateRecord(context, kept, { id: row.id, value }, row);
}

/** The rows of these, as they are until the end of the transaction. */
export async function holdBuiltIn(context: Writing, names: readonly PropertyName[]): Promise<PropertyRow[]> {
  const rows: PropertyRow[] = [];
  // one after the other and always in the same order: two who hold several never wait for each other
  for (const id of names.map(propertyId).toSorted()) rows.push(await heldRow(context, id));
  return rows;
}

type ListQuery = Context<typeof propertyCalls.listProperties>['query'];

function fits(row: PropertyRecord, { id, name, groupName, keyword }: ListQuery): boolean {
  const found = (text: string | null, wanted = '') =>
    (text ?? '').toLowerCase().includes(wanted.toLowerCase());
  return (
    (id === undefined || row.id === id) &&
    found(row.name, name) &&
    (!groupName || row.groupName === groupName) &&
    [row.name, row.description, row.groupName].some(text => found(text, keyword))
  );
}

function sorted(rows: PropertyRecord[], { orderBy, order }: ListQuery): PropertyRecord[] {
  if (orderBy === undefined) return rows;
  const by = (row: PropertyRecord) =>
    orderBy === 'updatedOn' ? String(row.updatedOn).padStart(16, '0') : row[orderBy];
  const upwards = rows.toSorted((a, b) => compare(by(a), by(b)));
  return order === 'desc' ? upwards.reverse() : upwards;
}

/** What ships with the product stands in no table, so the whole list is cut here. */
function pageOf(rows: PropertyRecord[], { current, size }: ListQuery): Page<PropertyRecord> {
  return { rows: rows.slice((current - 1) * size, current * size), total: rows.length };
}

/**
 * The row, held until the end of the transaction; made where it is of one that ships with the product and that nobody
 * has set before: so of two who set it first at once, one hears of the other. Fails with NOT_FOUND.
 */
async function heldRow({ db, clock, user }: Writing, id: string): Promise<PropertyRow> {
  const held = async () => {
    const [row] = await db.select().from(property).where(eq(property.id, id)).for('update');
    return row;
  };
  const row = await held();
  if (row) return row;
  const name = BUILT_IN_NAMES.get(id);
  if (!name) throw new Failure('NOT_FOUND');
  const stamps = {
    createdOn: clock(),
    createdBy: user.userName,
    updatedOn: clock(),
    updatedBy: user.userName,
  };
  await db
    .insert(property)
    .values({ ...untouched(name), ...stamps })
    .onConflictDoNothing();
  const made = await held();
  if (!made) throw new Failure('NOT_FOUND');
  return made;
}

/** Fails with PARAMETER where the value is none of this type. */
async function valuesOf(
  context: Writing,
  { name, valueType }: { name: string; valueType: ValueType },
  value: string | null,
): Promise<Pick<PropertyRow, 'value' | 'sealed'>> {
  if (value === null) return { value: null, sealed: null };
  const problem = valueProblem(valueType, value, knownProperty(name));
  if (problem) throw new Failure('PARAMETER', { fields: [{ field: 'value', code: problem }] });
  if (valueType === 'secret')
    return { value: null, sealed: await sealText(context, 'property', name, value) };
  return { value, sealed: null };
}

const secretOf = async (db: Db, { name, sealed }: PropertyRow): Promise<string | null> =>
  sealed === null ? null : ((await openText(db, 'property', name, sealed)) ?? null);

/** Earlier versions keep a secret as it was, sealed once more: the log never has it. */
function telling<W extends Writing>(writing: W, before: string | null, after: string | null): W {
  const whole = (row: unknown, secret: string | null) =>
    row && (row as PropertyRow).valueType === 'secret' ? { ...row, value: secret } : row;
  return {
    ...writing,
    changed: ({ record, ...change }) =>
      writing.changed({
        ...change,
        record: { before: whole(record?.before, before), after: whole(record?.after, after) },
      }),
  };
}
