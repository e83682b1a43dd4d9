import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dashboard.ts';

export default {
  shared: {
    title: { dashboard: 'ホーム' },
  },
  waiting: '自分の対応待ち',
  items: '%{smart_count} 件',
  byDigit: 'で開く',
  unread: '読み込めなかったものは表示されていません',
  none: '対応待ちはありません',
  more: 'ほか %{smart_count} 件',
  place: {
    late: '遅れているもの',
    soon: '本日',
    later: '急がないもの',
  },
  act: {
    handle: '対応',
    look: '見る',
    decide: '審査',
    callBack: '折り返す',
    dispatch: '配車',
    tag: 'タグ付け',
  },
  time: {
    late: '%{time}遅れ',
    lateMost: '最大 %{time}遅れ',
    left: '残り %{time}',
    leftMost: '最短で残り %{time}',
    waited: '%{time}待ち',
    waitedMost: '最長 %{time}待ち',
  },
  days: '%{smart_count} 日',
  today: '本日',
  yuan: '元',
  normal: {
    legend: '線は今日、灰色の帯は通常の%{weekday}',
    between: 'この時刻の通常 %{low}–%{high}',
    is: 'この時刻の通常 %{low}',
    below: '通常未満 %{range}',
    above: '通常超過 %{range}',
    unknown: 'この時刻の通常 –',
    unread: '通常の値を読み込めませんでした。まもなく再度読み込みます',
  },
  unit: { seconds: '秒', percent: '%' },
  choose: {
    label: '今日の数字を選ぶ',
    most: '3 つまで',
    reset: '既定に戻す',
  },
  aside: '本日の状況',
  keys: {
    open: 'その番号の項目を開く',
  },
  noPages: 'お持ちの権限に対応するページは、まだ公開されていません。',
  nothing: '権限がまだないため、他のページは開けません。',
  whom: '最上位管理者、または「ユーザーとロール」を編集できる管理者にロールの付与を依頼し、その後ページを再読み込みしてください。',
} satisfies Catalogue<typeof zh>;
