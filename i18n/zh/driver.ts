/** The register of drivers, and who drives today. */
import { reasons } from '../../src/contract/driver-reasons.ts';

export default {
  shared: {
    title: { driver: '司机信息', drivers: '司机管理', driverMonitor: '司机监控' },
    log: {
      module: { driverDesk: '司机业务', driverPosition: '司机位置' },
      call: { driverDesk: { password: '设置司机端密码' } },
    },
    reason: reasons,
  },
  create: '新建司机',
  empty: '还没有司机',
  emptyWhy: '新建司机，或从表格导入',
  searchHint: '姓名、拼音、从业资格证号',
  knownHint: '姓名、拼音、车牌号',
  knownNone: '上游系统没有返回司机',
  photoOf: '%{name}的照片',
  onlineFor: '%{state}，今日 %{smart_count} 分钟',
  complaintCount: '投诉',
  noneToday: '今天还没有人上班',
  noneTodayWhy: '终端报告上班后，司机显示在这里',
  photo: {
    choose: '选择照片',
    replace: '更换照片',
    help: '正面免冠照',
    fresh: '新选的照片',
  },
  papersAre: {
    over: '证件过期',
    near: '30 天内到期',
  },
  paper: {
    cert: '资格证',
    license: '驾驶证',
  },
  section: {
    person: '个人',
    papers: '证件',
    place: '归属',
    more: '其他',
  },
  field: {
    name: '姓名',
    idCard: '身份证号',
    certNo: '从业资格证号',
    certLevel: '资格证等级',
    certExpire: '资格证到期',
    licenseNo: '驾驶证号',
    licenseExpire: '驾驶证到期',
    vehicleId: '常驾车辆编号',
    plateNum: '常驾车辆',
    driverType: '班别',
    photoFileId: '照片',
    score: '积分',
    credit: '信用等级',
    registerTime: '登记日期',
    onWx: '微信',
    online: '班次',
    onlineMinutes: '今日在线（分钟）',
    shiftPlate: '所驾车辆',
    shiftBeganOn: '上班',
    shiftEndedOn: '下班',
  },
  sex: {
    0: '未填',
    1: '男',
    2: '女',
  },
  certLevel: {
    1: '初级',
    2: '中级',
    3: '高级',
  },
  driverType: {
    1: '主班',
    2: '副班',
    3: '替班',
  },
  state: {
    1: '正常',
    2: '停运',
    3: '黑名单',
    4: '离职',
  },
  hasOwnArea: {
    0: '随公司',
    1: '单独指定',
  },
  online: {
    0: '已下班',
    1: '在班',
  },
  onWx: {
    0: '未关注',
    1: '可联系',
  },
  help: {
    plateNum: '完整车牌号，如 桂A12345',
    addressType: '未单独指定时随公司',
  },
  requestsWaiting: '待审申请',
};
