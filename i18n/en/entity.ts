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
} satisfies Catalogue<typeof zh>;
