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
  unit: {
    metres: 'm',
  },
  problem: {
    mobile: '11 桁の携帯番号を入力してください',
    telephone: '携帯番号または市外局番付きの固定電話番号を入力してください',
    identity: '18 桁の番号を入力してください',
  },
  areas: {
    all: 'すべて',
    outside: '担当地域外です',
    disabled: '無効な地域です',
    limited: '自分の担当地域から 1 つ以上選んでください',
  },
  file: '番号 %{id}',
  picture: {
    choose: '画像を選ぶ',
    replace: '差し替える',
    remove: '外す',
  },
  place: {
    help: '地名を入力すると候補から選べ、地図がそこへ移動します',
    centre: '地図の中央に置く',
    clear: '位置を消す',
    click: '地図をクリックして位置を示す',
    move: '地図をクリックすると位置が移動します',
  },
} satisfies Catalogue<typeof zh>;
