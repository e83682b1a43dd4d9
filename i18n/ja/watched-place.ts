import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/watched-place.ts';

export default {
  shared: {
    title: { watchedPlace: '監視地点' },
    log: { module: { watchedPlace: '監視地点' } },
    reason: {
      TOO_MANY_PLACES: '監視地点は 200 か所までです',
    },
  },
  create: '地点を追加',
  empty: '監視地点はまだありません',
  emptyWhy: '地点を追加すると、車両の到着と出発が記録されます',
  insideNow: '滞在中 %{count}',
  visits: '出入り',
  always: '終日',
  removeNote: '出入り記録も削除されます。',
  field: {
    radius: '半径',
    fromTime: '開始時刻',
    untilTime: '終了時刻',
    inside: '滞在中',
    today: '本日の到着',
    hours: '監視時間',
  },
  state: { 1: '監視中', 0: '停止中' },
  switch: { 1: '停止', 0: '開始' },
  switched: { 1: '「%{name}」の監視を始めました', 0: '「%{name}」の監視を止めました' },
  help: {
    radius: '50〜5000 メートル',
    lng: 'WGS-84、度',
    lat: 'WGS-84、度',
    fromTime: '空欄は終日。開始が終了より遅いと翌日までになります',
    untilTime: '空欄は終日。開始が終了より遅いと翌日までになります',
  },
  find: { label: '地名を検索', help: '地名かピンインで検索。円がそこへ移動します' },
  map: {
    centre: '地図の中央に置く',
    click: '地図をクリックして置きます',
    drag: '中心と円周をドラッグするか、選んで矢印キーで動かします',
    show: '地図を表示',
    hide: '地図を隠す',
  },
} satisfies Catalogue<typeof zh>;
