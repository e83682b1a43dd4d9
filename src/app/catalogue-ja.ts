/** All Japanese words of the console, a room for each feature. */
import access from '../../i18n/ja/access.ts';
import common from '../../i18n/ja/common.ts';
import dashboard from '../../i18n/ja/dashboard.ts';
import developer from '../../i18n/ja/developer.ts';
import error from '../../i18n/ja/error.ts';
import errorLog from '../../i18n/ja/error-log.ts';
import jobs from '../../i18n/ja/jobs.ts';
import kit from '../../i18n/ja/kit.ts';
import live from '../../i18n/ja/live.ts';
import log from '../../i18n/ja/log.ts';
import notification from '../../i18n/ja/notification.ts';
import online from '../../i18n/ja/online.ts';
import permission from '../../i18n/ja/permission.ts';
import profile from '../../i18n/ja/profile.ts';
import push from '../../i18n/ja/push.ts';
import ra from '../../i18n/ja/ra.ts';
import recordLog from '../../i18n/ja/record-log.ts';
import reveal from '../../i18n/ja/reveal.ts';
import search from '../../i18n/ja/search.ts';
import settings from '../../i18n/ja/settings.ts';
import shell from '../../i18n/ja/shell.ts';
import systemTool from '../../i18n/ja/system-tool.ts';
import tags from '../../i18n/ja/tags.ts';
import type { catalogue as zh } from './catalogue-zh.ts';

const words = {
  ...ra,
  common,
  error,
  jobs,
  kit,
  shell,
  dashboard,
  access,
  online,
  log,
  recordLog,
  reveal,
  profile,
  systemTool,
  tags,
  search,
  settings,
  notification,
  errorLog,
  push,
  live,
  developer,
} satisfies Record<keyof typeof zh, object>;

/** Permissions have words here only: the upstream names them in Chinese. */
export const catalogue = { ...words, permission };
