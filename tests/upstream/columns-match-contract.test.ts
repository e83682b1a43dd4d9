/** What the contract declares of an entity is in its table, or derived on purpose. */
import { getTableColumns, getViewSelectedFields, is } from 'drizzle-orm';
import { type PgTable, PgView } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../src/contract/grammar/walk.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { ROOM_FILES, type RoomFile } from './room-files.ts';

const columnsOf = (seen: PgTable | PgView) =>
  is(seen, PgView) ? getViewSelectedFields(seen) : getTableColumns(seen);

const PAIRINGS: NonNullable<RoomFile['PAIRED']> = [
  ...ROOM_FILES.flatMap(({ PAIRED = [] }) => PAIRED),
  ...RESOURCES.map(
    ({ resource: { name, Row, derived }, table, view }) =>
      [`the resource ${name}`, Row, view ?? table, derived] as const,
  ),
];

describe.each(PAIRINGS)('%s', (_name, schema, seen, derived) => {
  const looked = inspect(schema);
  const fields = looked.kind === 'object' ? Object.keys(looked.shape) : [];

  it('has a column for every field that is not derived', () => {
    const columns = Object.keys(columnsOf(seen));
    expect(fields.filter(field => !columns.includes(field)).toSorted()).toEqual(derived.toSorted());
  });
});
