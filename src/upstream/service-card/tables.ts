import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const serviceCardTable = pgTable('service_card', {
  id: ownId(),
  name: text('name').notNull(),
  mobile: text('mobile'),
  workTime: text('work_time'),
  sort: integer('sort').notNull().default(0),
  state: flag('state').notNull().default(1),
  wechatQr: recordId('wechat_qr'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
