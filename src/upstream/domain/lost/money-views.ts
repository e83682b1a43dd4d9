/** Money of lost cases, as finance reads it. */
import { bigint, integer, pgView, smallint, text } from 'drizzle-orm/pg-core';
import type { LostGuardState } from '../../../contract/lost-states.ts';
import { epochMs, recordColumns, recordId } from '../../core/columns.ts';

const common = () => ({
  id: recordId('id').primaryKey(),
  lostId: recordId('lost_id').notNull(),
  lostNo: text('lost_no').notNull(),
  addressType: text('area_id').notNull(),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const lostFinanceView = pgView('lost_finance', {
  ...common(),
  ownerName: text('owner_name'),
  payAmount: integer('pay_amount'),
  payTime: epochMs('pay_time'),
  refundAmount: integer('refund_amount'),
  refundStatus: smallint('refund_status').$type<LostGuardState['refundStatus']>().notNull(),
  rewardAmount: integer('reward_amount'),
  rewardStatus: smallint('reward_status').$type<NonNullable<LostGuardState['rewardStatus']>>(),
  netAmount: integer('net_amount').notNull(),
  handleUserName: text('handle_user_name'),
}).existing();

export const lostRewardView = pgView('lost_reward', {
  ...common(),
  driverName: text('driver_name'),
  driverPhone: text('driver_phone'),
  plateNumber: text('plate_number'),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  channel: smallint('channel').notNull(),
  serialNum: text('serial_num'),
  rewardStatus: smallint('reward_status').notNull(),
  payTime: epochMs('pay_time'),
  failReason: text('fail_reason'),
  operatorName: text('operator_name').notNull(),
  bankName: text('bank_name'),
  bankCardNo: text('bank_card_no'),
}).existing();
