import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver.ts';

export default {
  shared: {
    title: { driver: '乗務員台帳', drivers: '乗務員管理', driverMonitor: '本日の乗務' },
    log: {
      module: { driverDesk: '乗務員業務', driverPosition: '乗務員の位置' },
      call: { driverDesk: { password: '乗務員パスワードの設定' } },
    },
    reason: {
      HAS_SHIFTS: '乗務記録のある乗務員は削除できません。「退職」に変更してください。',
    },
  },
  create: '乗務員を追加',
  empty: '乗務員はまだいません',
  emptyWhy: '乗務員を追加するか、ファイルから取り込みます',
  searchHint: '氏名、ピンイン、資格証番号',
  knownHint: '氏名、ピンイン、ナンバー',
  knownNone: '接続先のシステムから運転者の情報が返りませんでした',
  photoOf: '%{name} の写真',
  onlineFor: '%{state}、本日 %{smart_count} 分',
  complaintCount: '苦情',
  noneToday: '本日はまだ誰も乗務していません',
  noneTodayWhy: '端末が乗務を報告すると、ここに表示されます',
  photo: {
    choose: '写真を選ぶ',
    replace: '差し替える',
    help: '正面・無帽',
    fresh: '選んだばかりの写真',
  },
  papersAre: {
    over: '期限切れ',
    near: '30 日以内に期限',
  },
  paper: {
    cert: '資格証',
    license: '免許証',
  },
  section: {
    person: '本人',
    papers: '証明書',
    place: '所属',
    more: 'その他',
  },
  cash: '現金口座',
  field: {
    name: '氏名',
    idCard: '身分証番号',
    certNo: '資格証番号',
    certLevel: '資格証の級',
    certExpire: '資格証の期限',
    licenseNo: '免許証番号',
    licenseExpire: '免許証の期限',
    vehicleId: '車両 ID',
    plateNum: '常用車両',
    driverType: '勤務区分',
    photoFileId: '写真',
    score: 'ポイント',
    credit: '信用等級',
    registerTime: '登録日',
    onWx: 'WeChat',
    online: '乗務',
    onlineMinutes: '本日の乗務（分）',
    shiftPlate: '乗務車両',
    shiftBeganOn: '開始',
    shiftEndedOn: '終了',
  },
  sex: {
    0: '未記入',
    1: '男性',
    2: '女性',
  },
  certLevel: {
    1: '初級',
    2: '中級',
    3: '上級',
  },
  driverType: {
    1: '主',
    2: '副',
    3: '交替',
  },
  state: {
    1: '通常',
    2: '停止',
    3: 'ブラックリスト',
    4: '退職',
  },
  hasOwnArea: {
    0: '会社と同じ',
    1: '個別に指定',
  },
  online: {
    0: '乗務外',
    1: '乗務中',
  },
  onWx: {
    0: '連絡不可',
    1: '連絡可',
  },
  help: {
    plateNum: 'ナンバー全体。例：桂A12345',
    addressType: '会社と同じになります',
  },
  requestsWaiting: '審査待ちの申請',
} satisfies Catalogue<typeof zh>;
