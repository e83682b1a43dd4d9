/** Which release this page is of. */
import { version } from '../../package.json';
import type { Build } from '../contract/build.ts';
import { toldByServer } from './told.ts';

export interface Release {
  version: string;
  build: Build;
}

export const release = (): Release => ({ version, build: toldByServer<Release>().build ?? null });
