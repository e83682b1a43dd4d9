import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-vehicle.ts';

export default {
  shared: {
    title: { adVehicle: '広告車両' },
    reason: {
      AD_VEHICLE_OCCUPIED: '広告を掲出中のため、終了または剥離後に変更できます。',
    },
  },
  empty: '車両がありません',
  emptyWhy: '広告を掲出できる登録車両がここに表示されます',
  searchHint: 'ナンバー、メーカー',
  field: {
    vehicleType: '車種',
    color: '車体の色',
    addressType: 'エリア',
    ownerName: '所有者',
    driverName: '乗務員',
    driverMobile: '乗務員の電話',
    state: '運行状態',
    currentInstallmentName: '現在の回',
    currentEndTime: '終了日',
    adState: '掲出状態',
    machineNo: '画面機器番号',
    installTime: '画面の取付日',
    ownerMobile: '所有者の電話',
    createdOn: '登録日時',
  },
  help: {
    machineNo: '広告を表示する機器の番号。他の車両と重複できません',
  },
  fixed: {
    adState: '掲出中のため、終了または剥離後に変更できます',
  },
  none: {
    currentInstallmentName: 'なし',
  },
  plateColor: {
    1: '青',
    2: '黄',
    5: '緑',
    9: 'その他',
  },
  adState: {
    0: '空き',
    1: '掲出中',
    2: '予約',
    3: '掲出禁止',
  },
  state: {
    1: '運行中',
    0: '休止中',
  },
} satisfies Catalogue<typeof zh>;
