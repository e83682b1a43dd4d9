/** The Spanish words that are there from the start; a feature's own come with it (`words-on-demand.ts`). */
import common from '../../i18n/es/common.ts';
import dashboard from '../../i18n/es/dashboard.ts';
import error from '../../i18n/es/error.ts';
import errorLog from '../../i18n/es/error-log.ts';
import glance from '../../i18n/es/glance.ts';
import kit from '../../i18n/es/kit.ts';
import live from '../../i18n/es/live.ts';
import notification from '../../i18n/es/notification.ts';
import papers from '../../i18n/es/papers.ts';
import permission from '../../i18n/es/permission.ts';
import push from '../../i18n/es/push.ts';
import ra from '../../i18n/es/ra-core.ts';
import search from '../../i18n/es/search.ts';
import settings from '../../i18n/es/settings.ts';
import shell from '../../i18n/es/shell.ts';
import tags from '../../i18n/es/tags.ts';
import title from '../../i18n/es/title.ts';
import type { catalogue as zh } from './catalogue-zh.ts';

const words = {
  ra,
  common,
  dashboard,
  error,
  glance,
  kit,
  shell,
  title,
  tags,
  search,
  settings,
  notification,
  errorLog,
  papers,
  push,
  live,
} satisfies Record<keyof typeof zh, object>;

/** Permissions have words here only: the upstream names them in Chinese. */
export const catalogue = { ...words, permission };

/** The files of all other rooms in this language, save for those of the sign-in. */
export const rooms = import.meta.glob<{ default: object }>([
  '../../i18n/es/*.ts',
  '!../../i18n/es/{ra-core,common,dashboard,error,error-log,glance,kit,live,notification,papers,permission,push,search,settings,shell,tags,title}.ts',
  '!../../i18n/es/{demo,login-code,renewal,sign-in,sign-in-problem}.ts',
]);
