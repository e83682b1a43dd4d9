import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/common.ts';

export default {
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  retry: 'Try again',
  back: 'Back',
  none: '–',
  all: 'All',
  listSeparator: ', ',
} satisfies Catalogue<typeof zh>;
