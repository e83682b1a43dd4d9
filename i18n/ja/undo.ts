import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/undo.ts';

/** 直前の操作を元に戻す。 */
export default {
  act: '元に戻す',
  takenBack: '元に戻しました',
  changed: '%{smart_count} 件を変更しました',
  removed: '%{smart_count} 件を削除しました',
  working: '元に戻しています %{done} / %{total}',
  done: '%{smart_count} 件を元に戻しました',
  partly: '%{done} 件を元に戻しました。%{failed} 件は戻せませんでした：%{why}',
} satisfies Catalogue<typeof zh>;
