/** Which release this page is of. */
import { version } from '../../package.json';
import type { Build } from '../contract/build.ts';
import { pageSettings } from './page-settings.ts';

export interface Release {
  version: string;
  build: Build;
}

export const release = (): Release => ({ version, build: pageSettings<Release>().build ?? null });
