/** All English words of the console, a room for each feature. */
import access from '../../i18n/en/access.ts';
import common from '../../i18n/en/common.ts';
import dashboard from '../../i18n/en/dashboard.ts';
import developer from '../../i18n/en/developer.ts';
import error from '../../i18n/en/error.ts';
import errorLog from '../../i18n/en/error-log.ts';
import jobs from '../../i18n/en/jobs.ts';
import kit from '../../i18n/en/kit.ts';
import live from '../../i18n/en/live.ts';
import log from '../../i18n/en/log.ts';
import notification from '../../i18n/en/notification.ts';
import online from '../../i18n/en/online.ts';
import permission from '../../i18n/en/permission.ts';
import profile from '../../i18n/en/profile.ts';
import push from '../../i18n/en/push.ts';
import ra from '../../i18n/en/ra.ts';
import recordLog from '../../i18n/en/record-log.ts';
import reveal from '../../i18n/en/reveal.ts';
import search from '../../i18n/en/search.ts';
import settings from '../../i18n/en/settings.ts';
import shell from '../../i18n/en/shell.ts';
import systemTool from '../../i18n/en/system-tool.ts';
import tags from '../../i18n/en/tags.ts';
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
