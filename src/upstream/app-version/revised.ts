/** Versions of apps have earlier versions of their own record; what may come back, their rules decide. */
import { versionCalls } from '../../contract/app-version.ts';
import type { Revised } from '../core/revisions/revised.ts';

export const revisedAppVersion: Revised = {
  objectType: 'appVersion',
  list: versionCalls.listVersions,
  update: versionCalls.updateVersion,
  create: versionCalls.createVersion,
  idField: 'id',
};
