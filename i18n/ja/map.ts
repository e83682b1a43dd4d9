import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/map.ts';

export default {
  label: '車両の地図：矢印キーで移動、プラスとマイナスで拡大縮小',
  demonstration: 'デモ用の街（シミュレーションデータ）',
  nearer: '拡大',
  further: '縮小',
  all: '街全体を表示',
  status: { 1: '実車', 2: '迎車', 3: '空車', 4: '休止' },
  freshness: { 1: '報告が遅れています', 2: '10分以上報告がありません' },
  entry: {
    label: 'ナンバーまたは乗務員',
    help: '複数のナンバーを貼り付けできます（最大 %{most} 台）',
    searching: '検索中',
    several: '下から 1 台を選んでください',
    add: '追加',
    found: '見つかった車両',
    tooMany: '同時に表示できるのは %{most} 台までです。先に外してください',
  },
  dismiss: '閉じる',
  fault: {
    graphicsLost: 'グラフィックスがリセットされたため、地図を描き直しました',
    unreachable: 'Google マップに接続できないため、内蔵の地図を表示しています',
    slow: 'Google マップが8秒応答しないため、内蔵の地図を表示しています',
    refused: 'Google マップにキーが拒否されたため、内蔵の地図を表示しています',
    broken: '設定された地図を読み込めないため、内蔵の地図を表示しています',
  },
  fence: {
    middle: '地点の中心：ドラッグか矢印キーで移動（Shift で速く）',
    radius: '半径：ドラッグか矢印キーで変更',
    metres: '%{metres} m',
  },
  circle: {
    place: '場所：経度, 緯度',
    placeHelp: 'WGS-84、例 108.366100, 22.817000',
    noPlace: '経度・緯度の順に入力してください',
    pick: '地図上で選ぶ',
    picking: '地図をクリックするか、照準に合わせて Enter を押してください（Esc で中止）',
    centre: '地図の中心を使う',
    radius: '半径（m）',
    noRadius: '1 から %{most} までの整数を入力してください',
  },
  colouring: { label: '線の色', load: '実車・空車', speed: '速度' },
  legend: {
    label: '凡例',
    silent: '報告なし',
    below: '%{speed} km/h 未満',
    from: '%{speed} km/h 以上',
    between: '%{from}～%{to} km/h',
  },
  plain: {
    fences: '地点の静止画',
    tracks: '軌跡の静止画',
    picture: '街と車両の静止画（2秒ごとに更新）',
    noGraphics: 'このブラウザーはグラフィックス高速化に対応していないため、静止画と一覧を表示しています',
    graphicsLost: 'グラフィックスの障害が続いたため、静止画と一覧を表示しています',
  },
} satisfies Catalogue<typeof zh>;
