/** The Chinese words that are there from the start; a feature's own come with it (`words-on-demand.ts`). */
import common from '../../i18n/zh/common.ts';
import dashboard from '../../i18n/zh/dashboard.ts';
import error from '../../i18n/zh/error.ts';
import errorLog from '../../i18n/zh/error-log.ts';
import glance from '../../i18n/zh/glance.ts';
import kit from '../../i18n/zh/kit.ts';
import live from '../../i18n/zh/live.ts';
import notification from '../../i18n/zh/notification.ts';
import papers from '../../i18n/zh/papers.ts';
import push from '../../i18n/zh/push.ts';
import ra from '../../i18n/zh/ra-core.ts';
import search from '../../i18n/zh/search.ts';
import settings from '../../i18n/zh/settings.ts';
import shell from '../../i18n/zh/shell.ts';
import tags from '../../i18n/zh/tags.ts';
import title from '../../i18n/zh/title.ts';

export const catalogue = {
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
};

/** The files of all other rooms in this language, save for those of the sign-in. */
export const rooms = import.meta.glob<{ default: object }>([
  '../../i18n/zh/*.ts',
  '!../../i18n/zh/{ra-core,common,dashboard,error,error-log,glance,kit,live,notification,papers,permission,push,search,settings,shell,tags,title}.ts',
  '!../../i18n/zh/{demo,login-code,renewal,sign-in,sign-in-problem}.ts',
]);
