import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { canteen } from '../../../contract/canteen.ts';
import { RESOURCES } from '../../resources.ts';
import { ownId, recordColumns } from '../columns.ts';
import type { Served } from './served.ts';
import { checkUniqueIndexes, UniqueIndexMissing } from './unique-indexes.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());

it('every unique field of every resource has a unique index', () =>
  expect(checkUniqueIndexes(upstream.store, RESOURCES)).resolves.toBeUndefined());

it('a unique field without a unique index is named', async () => {
  // its name is unique in the contract, and the table of this name has no such index
  const table = pgTable('service_card', {
    id: ownId(),
    canteenName: text('name').notNull(),
    ...recordColumns(),
  });
  const served: Served = { resource: canteen, table };
  await expect(checkUniqueIndexes(upstream.store, [served])).rejects.toThrow(UniqueIndexMissing);
  await expect(checkUniqueIndexes(upstream.store, [served])).rejects.toThrow('canteen.canteenName');
});
