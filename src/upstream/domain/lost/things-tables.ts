/** Tables of the things themselves: in whose hands they were, what they look like, and the cards of who is rewarded. */
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Holder } from '../../../contract/lost-custody.ts';
import type { LostPicture } from '../../../contract/lost-picture.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

/** Rows are only ever added. */
export const lostCustody = pgTable(
  'lost_custody',
  {
    id: ownId(),
    lostId: recordId('lost_id').notNull(),
    holder: smallint('holder').$type<Holder>().notNull(),
    holderName: text('holder_name'),
    place: text('place'),
    remark: text('remark'),
    handedOn: epochMs('handed_on').notNull(),
    operatorName: text('operator_name'),
  },
  table => [index('lost_custody_case_idx').on(table.lostId)],
);
export type LostCustodyRow = typeof lostCustody.$inferSelect;

export const lostPicture = pgTable(
  'lost_picture',
  {
    id: ownId(),
    lostId: recordId('lost_id').notNull(),
    kind: smallint('kind').$type<LostPicture['kind']>().notNull(),
    isPaper: flag('is_paper').notNull(),
    fileId: recordId('file_id').notNull(),
    addedOn: epochMs('added_on').notNull(),
    addedBy: text('added_by'),
  },
  table => [index('lost_picture_case_idx').on(table.lostId)],
);

/** Of a driver, the one to which he is paid. */
export const driverBankCard = pgTable(
  'driver_bank_card',
  {
    id: ownId(),
    driverId: recordId('driver_id').notNull(),
    bankName: text('bank_name').notNull(),
    cardNo: text('card_no').notNull(),
    cardHolder: text('card_holder').notNull(),
    branchName: text('branch_name'),
    /** 1 once something has been paid to it. */
    verified: flag('verified').notNull().default(0),
    ...recordColumns(),
  },
  table => [uniqueIndex('driver_bank_card_driver_idx').on(table.driverId)],
);
export type DriverBankCardRow = typeof driverBankCard.$inferSelect;
