import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/rental-company.ts';

export default {
  shared: {
    title: { rentals: 'レンタル', rentalCompany: 'レンタル会社' },
  },
  create: '会社を追加',
  empty: 'レンタル会社はまだありません',
  emptyWhy: '承認した会社には、乗務員がレンタル情報から連絡できます',
  searchHint: '会社名、登録番号、担当者',
  section: {
    company: '会社情報',
    audit: '審査',
  },
  field: {
    companyName: '会社名',
    licenseNo: '登録番号',
    contact: '担当者',
    vehicleCount: '貸出可能台数',
    auditStatus: '審査',
    auditReason: '審査コメント',
    logo: 'ロゴ',
  },
  unit: {
    vehicleCount: '台',
  },
  state: {
    1: '有効',
    0: '無効',
  },
  auditStatus: {
    0: '審査待ち',
    1: '承認',
    2: '却下',
  },
  help: {
    auditReason: '却下する場合は理由が必要です',
  },
} satisfies Catalogue<typeof zh>;
