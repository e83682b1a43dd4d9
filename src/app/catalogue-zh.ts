/** All Chinese words of the console, a room for each feature. */
import access from '../../i18n/zh/access.ts';
import common from '../../i18n/zh/common.ts';
import dashboard from '../../i18n/zh/dashboard.ts';
import error from '../../i18n/zh/error.ts';
import kit from '../../i18n/zh/kit.ts';
import log from '../../i18n/zh/log.ts';
import online from '../../i18n/zh/online.ts';
import profile from '../../i18n/zh/profile.ts';
import ra from '../../i18n/zh/ra.ts';
import reveal from '../../i18n/zh/reveal.ts';
import shell from '../../i18n/zh/shell.ts';
import systemTool from '../../i18n/zh/system-tool.ts';

export const catalogue = {
  ...ra,
  common,
  error,
  kit,
  shell,
  dashboard,
  access,
  online,
  log,
  reveal,
  profile,
  systemTool,
};
