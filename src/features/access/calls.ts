/** What users speak. */
import { accessCalls } from '../../contract/access.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const adminUserCalls: ResourceCalls = {
  list: accessCalls.listAdminUsers,
  create: accessCalls.createAdminUser,
  bring: accessCalls.importUser,
  update: accessCalls.updateAdminUser,
  remove: accessCalls.deleteAdminUser,
  idField: 'userId',
};
