/** What versions and their releases speak. */
import { releaseCalls } from '../../contract/app-release.ts';
import { versionCalls } from '../../contract/app-version.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const versionRow: ResourceCalls = {
  list: versionCalls.listVersions,
  create: versionCalls.createVersion,
  update: versionCalls.updateVersion,
  remove: versionCalls.deleteVersion,
  idField: 'id',
};

export const releaseRow: ResourceCalls = { list: releaseCalls.listReleases, idField: 'id' };
