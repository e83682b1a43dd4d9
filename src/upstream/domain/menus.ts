/** Entries of the menu. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const menu = pgTable('menu', {
  id: ownId(1001),
  parentId: recordId('parent_id'),
  title: text('title').notNull(),
  titleEn: text('title_en'),
  titleEs: text('title_es'),
  titleJa: text('title_ja'),
  name: text('name'),
  path: text('path'),
  component: text('component'),
  redirect: text('redirect'),
  icon: text('icon'),
  /** M directory, C page, F button. */
  type: text('type').$type<'M' | 'C' | 'F'>().notNull(),
  permission: text('permission'),
  sort: integer('sort').notNull().default(0),
  hidden: flag('hidden').notNull().default(0),
  noCache: flag('no_cache').notNull().default(0),
  affix: flag('affix').notNull().default(0),
  breadcrumb: flag('breadcrumb').notNull().default(1),
  activeMenu: text('active_menu'),
  isFrame: flag('is_frame').notNull().default(0),
  link: text('link'),
  state: flag('state').notNull().default(1),
  query: text('query'),
  ...recordColumns(),
});
