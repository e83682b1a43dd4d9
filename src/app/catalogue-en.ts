/** All English words of the console, a room for each feature. */
import access from '../../i18n/en/access.ts';
import common from '../../i18n/en/common.ts';
import dashboard from '../../i18n/en/dashboard.ts';
import error from '../../i18n/en/error.ts';
import kit from '../../i18n/en/kit.ts';
import log from '../../i18n/en/log.ts';
import online from '../../i18n/en/online.ts';
import permission from '../../i18n/en/permission.ts';
import profile from '../../i18n/en/profile.ts';
import ra from '../../i18n/en/ra.ts';
import reveal from '../../i18n/en/reveal.ts';
import shell from '../../i18n/en/shell.ts';
import systemTool from '../../i18n/en/system-tool.ts';
import type { catalogue as zh } from './catalogue-zh.ts';

const words = {
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
} satisfies Record<keyof typeof zh, object>;

/** Permissions have words here only: the upstream names them in Chinese. */
export const catalogue = { ...words, permission };
