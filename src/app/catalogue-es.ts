/** All Spanish words of the console, a room for each feature. */
import access from '../../i18n/es/access.ts';
import common from '../../i18n/es/common.ts';
import dashboard from '../../i18n/es/dashboard.ts';
import developer from '../../i18n/es/developer.ts';
import error from '../../i18n/es/error.ts';
import errorLog from '../../i18n/es/error-log.ts';
import jobs from '../../i18n/es/jobs.ts';
import kit from '../../i18n/es/kit.ts';
import live from '../../i18n/es/live.ts';
import log from '../../i18n/es/log.ts';
import notification from '../../i18n/es/notification.ts';
import online from '../../i18n/es/online.ts';
import permission from '../../i18n/es/permission.ts';
import profile from '../../i18n/es/profile.ts';
import push from '../../i18n/es/push.ts';
import ra from '../../i18n/es/ra.ts';
import recordLog from '../../i18n/es/record-log.ts';
import reveal from '../../i18n/es/reveal.ts';
import search from '../../i18n/es/search.ts';
import settings from '../../i18n/es/settings.ts';
import shell from '../../i18n/es/shell.ts';
import systemTool from '../../i18n/es/system-tool.ts';
import tags from '../../i18n/es/tags.ts';
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
