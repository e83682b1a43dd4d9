import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-customer.ts';

export default {
  shared: {
    title: { advertising: '車体広告', adCustomer: '広告主' },
  },
  create: '広告主を追加',
  empty: '広告主はまだありません',
  emptyWhy: '広告主を登録すると、広告案件と各期を計画できます',
  searchHint: '名称、担当者、契約番号',
  field: {
    customerName: '広告主',
    industry: '業種',
    contactMobile: '携帯電話',
    salesman: '営業担当',
    licenseNo: '営業許可番号',
    contractNo: '契約番号',
    createdOn: '登録日時',
    totalVehicles: '契約台数',
    totalAmount: '契約総額（元）',
  },
  industry: {
    1: '小売',
    2: '飲食',
    3: '不動産',
    4: '金融',
    5: '文化・観光',
    6: '公共サービス',
    9: 'その他',
  },
  state: {
    1: '取引中',
    0: '停止',
  },
} satisfies Catalogue<typeof zh>;
