import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-project.ts';

export default {
  shared: {
    title: { adProject: '広告案件' },
  },
  create: '案件を追加',
  empty: '広告案件はまだありません',
  emptyWhy: '広告主ごとに台数・期間・金額を取り決めます',
  field: {
    projectName: '案件名',
    startDate: '開始日',
    endDate: '終了日',
    planVehicles: '予定台数',
    unitPrice: '月額単価（元）',
    driverReward: '乗務員報奨（元）',
    pastedVehicles: '貼付済み台数',
    passedVehicles: '合格台数',
    contractAmount: '契約金額（元）',
    photoCycle: '撮影周期',
  },
  unit: {
    planVehicles: '台',
    photoCycle: '日',
  },
  help: {
    unitPrice: '1 台・1 か月あたり',
    driverReward: '1 台・1 周期あたり',
  },
  state: {
    0: '下書き',
    1: '実施中',
    2: '一時停止',
    3: '終了',
    4: '取消',
  },
} satisfies Catalogue<typeof zh>;
