import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/common.ts';

export default {
  cancel: 'Cancel',
  save: 'Save',
  none: '–',
  all: 'All',
  listSeparator: ', ',
} satisfies Catalogue<typeof zh>;
