/** Pictures of vehicles and of their papers: added and looked at by one feature, counted by another. */
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId, recordId } from '../../core/columns.ts';

export const vehicleAttachment = pgTable('vehicle_attachment', {
  id: ownId(),
  vehicleId: recordId('vehicle_id').notNull(),
  /** 1 vehicle licence, 2 operating certificate, 3 insurance, 4 inspection, 5 the vehicle itself. */
  kind: smallint('kind').$type<1 | 2 | 3 | 4 | 5>().notNull(),
  fileId: recordId('file_id').notNull(),
  addedOn: epochMs('added_on').notNull(),
  addedBy: text('added_by'),
  /** Null while nobody has looked at it. */
  handledOn: epochMs('handled_on'),
  handledBy: text('handled_by'),
});
