/** What properties speak. */
import { propertyCalls } from '../../contract/property.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const propertyRow: ResourceCalls = {
  list: propertyCalls.listProperties,
  create: propertyCalls.addProperty,
  update: propertyCalls.updateProperty,
  remove: propertyCalls.deleteProperty,
  idField: 'id',
};
