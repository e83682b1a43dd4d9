/** All Chinese words of the console, a room for each feature. */
import access from '../../i18n/zh/access.ts';
import common from '../../i18n/zh/common.ts';
import dashboard from '../../i18n/zh/dashboard.ts';
import developer from '../../i18n/zh/developer.ts';
import error from '../../i18n/zh/error.ts';
import errorLog from '../../i18n/zh/error-log.ts';
import jobs from '../../i18n/zh/jobs.ts';
import kit from '../../i18n/zh/kit.ts';
import live from '../../i18n/zh/live.ts';
import log from '../../i18n/zh/log.ts';
import notification from '../../i18n/zh/notification.ts';
import online from '../../i18n/zh/online.ts';
import profile from '../../i18n/zh/profile.ts';
import push from '../../i18n/zh/push.ts';
import ra from '../../i18n/zh/ra.ts';
import recordLog from '../../i18n/zh/record-log.ts';
import reveal from '../../i18n/zh/reveal.ts';
import search from '../../i18n/zh/search.ts';
import settings from '../../i18n/zh/settings.ts';
import shell from '../../i18n/zh/shell.ts';
import systemTool from '../../i18n/zh/system-tool.ts';
import tags from '../../i18n/zh/tags.ts';

export const catalogue = {
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
};
