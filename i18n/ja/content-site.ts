import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/content-site.ts';

export default {
  shared: {
    title: { contentSite: 'コンテンツサイト' },
    log: {
      module: { contentSite: 'コンテンツサイト' },
      call: { contentSite: { setContentSite: 'コンテンツサイトの設定を変更' } },
    },
  },
  site: 'サイトと監視',
  clustering: '地図上のまとまり',
  field: {
    url: 'コンテンツサイトの URL',
    head: 'コンテンツサイトの見出し',
    monitoringUrl: '監視の URL',
    minPoints: 'まとめる台数',
    meters: 'まとめる距離',
  },
  help: {
    url: 'http または https で始まる URL',
    head: '各ページの上に出る文字（60 字まで）',
    monitoringUrl: 'このシステムとコンテンツサイトの稼働状況を見る URL',
    minPoints: '近くに何台集まれば一つの点にするか（2～1000）',
    meters: 'この距離より近ければ拡大しても一つのまま（1～10000）',
  },
  unit: { minPoints: '台', meters: 'メートル' },
  open: { url: 'コンテンツサイトを開く', monitoringUrl: '監視を開く' },
  noAddress: 'http か https の URL を入力してください',
  saved: '保存しました。すぐに有効です',
  readOnly: '閲覧のみ：変更には「監督プラットフォーム」の権限が必要です',
  lastChange: '最終変更：%{by}、%{time}',
  preview: {
    title: 'まとまりのプレビュー',
    result: '例の車両 %{all} 台：まとまり %{clusters}、単独 %{alone} 台',
  },
} satisfies Catalogue<typeof zh>;
