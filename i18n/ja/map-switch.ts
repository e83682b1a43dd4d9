import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/map-switch.ts';

export default {
  shared: {
    title: { mapSwitch: '地図切替テスト' },
  },
  ground: '背景地図',
  grounds: { google: 'Google マップ', configured: '独自の背景地図', city: 'デモ都市', plain: '静止画' },
  about: {
    google: 'サーバーに設定したキーを使用',
    configured: 'サーバーに設定したスタイル、タイルまたは PMTiles',
    city: '内蔵：模擬都市の道路',
    plain: 'グラフィック機能がないときの表示',
  },
  missing: {
    google: 'GOOGLE_MAPS_API_KEY が未設定',
    configured: 'BASE_MAP_STYLE_URL などの地図アドレスが未設定',
    city: 'サーバーに模擬都市がありません',
  },
  facts: {
    title: '現在の背景地図',
    took: '読み込み時間',
    system: '座標系',
    zoom: '縮尺',
    centre: '中心（WGS-84）',
    waiting: '読み込み中',
    plain: '静止画には縮尺と座標系がありません',
  },
} satisfies Catalogue<typeof zh>;
