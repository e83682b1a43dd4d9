import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/common.ts';

export default {
  cancel: 'キャンセル',
  save: '保存',
  none: '–',
  all: 'すべて',
  listSeparator: '、',
} satisfies Catalogue<typeof zh>;
