import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/entity.ts';

export default {
  edit: '編集',
  view: '表示',
  data: '基本情報',
  remove: '削除',
  removeOne: '「%{name}」を削除しますか',
  removeMany: '選択した %{smart_count} 件を削除しますか',
  searchHint: '名称',
} satisfies Catalogue<typeof zh>;
