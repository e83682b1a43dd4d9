import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/place-visit.ts';

export default {
  shared: {
    title: { placeVisit: '出入り記録' },
    log: { module: { placeVisit: '出入り' } },
  },
  searchHint: 'ナンバー',
  empty: '出入りの記録はありません',
  emptyWhy: '車両は到着の 1〜2 分後に表示されます',
  field: {
    placeId: '地点',
    time: '滞在した時間帯',
    cameOn: '到着',
    leftOn: '出発',
    lasting: '滞在時間',
    minutes: '滞在時間（分）',
    isWhole: '記録',
  },
  inside: {
    1: '滞在中',
    0: '出発済み',
  },
  isWhole: {
    1: '完全',
    0: '一部',
  },
  replay: '軌跡',
  vehicle: '車両情報',
  openPlace: '地点を開く',
  insideNow: '場内の車両',
} satisfies Catalogue<typeof zh>;
