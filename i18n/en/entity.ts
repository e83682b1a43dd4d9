import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/entity.ts';

export default {
  edit: 'Edit',
  view: 'View',
  data: 'Details',
  remove: 'Delete',
  removeOne: 'Delete “%{name}”?',
  removeMany: 'Delete %{smart_count} record? |||| Delete %{smart_count} records?',
  searchHint: 'Name',
  unit: {
    metres: 'm',
  },
  problem: {
    mobile: 'Enter a mobile number of 11 digits',
    identity: 'Enter a number of 18 characters',
  },
  file: 'No. %{id}',
} satisfies Catalogue<typeof zh>;
