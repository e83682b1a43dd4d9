import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/taxi-monitor.ts';

export default {
  shared: {
    title: { taxiMonitor: '複数車両' },
  },
  tiles: '重点監視の車両',
  tile: '%{plate}、Enter で拡大',
  picture: '%{plate} の位置と直近 5 分の経路',
  large: '%{plate} を拡大',
  small: '%{plate} を縮小',
  remove: '%{plate} の重点監視をやめる',
  onMap: '%{plate} を地図で見る',
  replay: '%{plate} を再生',
  speed: '%{speed} km/h',
  offline: 'オフライン',
  neverHeard: '報告なし',
  add: '車両を追加',
  choose: '車両を選ぶ',
  chooseHelp: '同時に %{most} 台まで',
  tooMany: '重点監視 %{total} 台のうち %{shown} 台を表示',
  empty: '重点監視の車両はありません',
  emptyWhy: 'ナンバーか乗務員を入力すると、ここに並べて表示します',
  emptyWhyNot: '重点監視の権限がありません。管理者に依頼してください',
} satisfies Catalogue<typeof zh>;
