import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/vehicle.ts';

export default {
  shared: {
    title: { vehicles: '車両管理', vehicle: '車両情報' },
    log: {
      module: { vehicleAttachment: '車両の添付' },
      call: {
        vehicleAttachment: {
          attach: '添付の追加',
          handleAttachment: '添付の確認',
          removeAttachment: '添付の削除',
        },
      },
    },
    reason: {
      VEHICLE_IN_USE: '乗務員または乗務の記録があるため削除できません。廃車にすることはできます。',
      TOO_MANY_ATTACHMENTS: '添付は 1 台につき 30 枚までです',
    },
  },
  create: '車両を追加',
  empty: '車両はまだありません',
  emptyWhy: '車両を追加するか、ファイルから取り込みます',
  searchHint: 'ナンバー、車種、端末番号',
  papersAre: {
    over: '期限切れ',
    near: '30 日以内',
  },
  paper: {
    certExpire: '営業証',
    insuranceExpire: '保険',
    inspectExpire: '車検',
  },
  section: {
    identity: 'ナンバーと所属',
    papers: '証書',
    build: '車種',
    equipment: '車載機器',
    more: 'その他',
  },
  field: {
    vin: '車台番号',
    engineNo: '原動機番号',
    model: '型式',
    color: '車体の色',
    energyType: '燃料の種類',
    seats: '定員',
    ownerName: '所有者',
    operateCertNo: '営業証番号',
    certExpire: '営業証の期限',
    insuranceExpire: '保険の期限',
    inspectExpire: '車検の期限',
    firstRegister: '初度登録',
    dataFrom: '位置情報の提供元',
    papers: '証書',
    hasUnhandled: '添付',
  },
  plateColor: {
    blue: '青',
    green: '緑（小型新エネルギー車）',
    yellowGreen: '黄緑（大型新エネルギー車）',
    yellow: '黄',
  },
  energyType: {
    1: 'ガソリン',
    2: 'ガス',
    3: 'ハイブリッド',
    4: '電気',
  },
  dataFrom: {
    1: '自社',
    4501001: '業界',
  },
  state: {
    1: '営業中',
    2: '整備中',
    3: '休止',
    4: '廃車',
  },
  hasOwnArea: {
    1: '個別に指定',
    0: '会社と同じ',
  },
  help: {
    addressType: '所属会社と同じになります',
  },
  problem: {
    plateNumber: '桂A12345 や 桂AD12345 のように入力してください',
    vin: 'I・O・Q を除く 17 桁で入力してください',
  },
  hasUnhandled: {
    1: '未確認あり',
    0: '未確認なし',
  },
  attachment: {
    title: '添付',
    empty: '添付はまだありません',
    emptyWhy: '車検証、営業証、保険証券、検査の写真をアップロードします',
    waiting: '未確認',
    handled: '確認済み',
    addedBy: '%{by} がアップロード、%{time}',
    handledBy: '%{by} が確認、%{time}',
    handle: '確認済みにする',
    remove: '削除',
    removeOne: 'この画像（%{kind}）を削除しますか。元に戻せません。',
    open: '画像を開く：%{kind}',
    add: '画像を追加',
    kindLabel: '画像の種類',
    kind: {
      1: '車検証',
      2: '営業証',
      3: '保険証券',
      4: '検査',
      5: '車両',
    },
  },
} satisfies Catalogue<typeof zh>;
