import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/company.ts';

export default {
  shared: {
    title: { company: '会社' },
    reason: {
      COMPANY_HAS_FLEET:
        'この会社には車両 %{vehicles} 台、乗務員 %{drivers} 名が残っているため、削除できません',
    },
  },
  create: '会社を追加',
  empty: '会社はまだありません',
  emptyWhy: '会社を追加または取り込むと、車両と乗務員を所属させられます',
  searchHint: '名称、許可証番号',
  vehicles: '車両 %{count} 台',
  drivers: '乗務員 %{count} 名',
  field: {
    companyName: '会社名',
    licenseNo: '営業許可証番号',
    licenseExpire: '許可証の期限',
    contactMobile: '担当者の携帯番号',
    vehicleCount: '車両数',
    driverCount: '乗務員数',
    fleet: '車両と乗務員',
  },
  state: {
    0: '休業',
    1: '営業中',
  },
  help: {
    addressType: '個別の地域がない車両と乗務員は、会社と同じになります',
  },
} satisfies Catalogue<typeof zh>;
