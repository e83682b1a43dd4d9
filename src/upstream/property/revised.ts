/** Properties have earlier versions; those of a secret are sealed like the secret itself. */
import { propertyCalls } from '../../contract/property.ts';
import type { Revised } from '../core/revisions/revised.ts';

export const revisedProperty: Revised = {
  objectType: 'property',
  list: propertyCalls.listProperties,
  update: propertyCalls.updateProperty,
  create: propertyCalls.addProperty,
  idField: 'id',
  isSecret: (field, { valueType }) => field === 'value' && valueType === 'secret',
};
