/** The register of vehicles. */
import { reasons } from '../../src/contract/vehicle-reasons.ts';

export default {
  shared: {
    title: { vehicles: '车辆管理', vehicle: '车辆信息' },
    log: {
      module: { vehicleAttachment: '车辆附件' },
      call: {
        vehicleAttachment: {
          attach: '添加车辆附件',
          handleAttachment: '处理车辆附件',
          removeAttachment: '删除车辆附件',
        },
      },
    },
    reason: reasons,
  },
  create: '新建车辆',
  empty: '还没有车辆',
  emptyWhy: '新建车辆，或从表格导入',
  searchHint: '车牌、拼音、品牌、终端号',
  papersAre: {
    over: '证件过期',
    near: '30 天内到期',
  },
  paper: {
    certExpire: '营运证',
    insuranceExpire: '保险',
    inspectExpire: '年检',
  },
  section: {
    identity: '车牌与归属',
    papers: '证件',
    build: '车型',
    equipment: '车载设备',
    more: '其他',
  },
  field: {
    vin: '车架号',
    engineNo: '发动机号',
    model: '型号',
    color: '车身颜色',
    energyType: '燃料类型',
    seats: '座位数',
    ownerName: '车主',
    operateCertNo: '营运证号',
    certExpire: '营运证到期',
    insuranceExpire: '保险到期',
    inspectExpire: '年检到期',
    firstRegister: '初次登记',
    dataFrom: '定位来源',
    papers: '证件',
    hasUnhandled: '附件',
  },
  plateColor: {
    blue: '蓝牌',
    green: '绿牌（小型新能源）',
    yellowGreen: '黄绿牌（大型新能源）',
    yellow: '黄牌',
  },
  energyType: {
    1: '汽油',
    2: '燃气',
    3: '混合动力',
    4: '纯电',
  },
  dataFrom: {
    1: '本平台',
    4501001: '行业平台',
  },
  state: {
    1: '营运',
    2: '维修',
    3: '停运',
    4: '报废',
  },
  hasOwnArea: {
    1: '单独指定',
    0: '随公司',
  },
  help: {
    addressType: '未单独指定时随公司',
  },
  problem: {
    plateNumber: '请填写完整车牌，如 桂A12345 或 桂AD12345',
    vin: '请填写 17 位车架号，不含 I、O、Q',
  },
  hasUnhandled: {
    1: '有待处理',
    0: '无待处理',
  },
  attachment: {
    title: '附件',
    empty: '还没有附件',
    emptyWhy: '上传行驶证、营运证、保单和年检的照片',
    waiting: '待处理',
    handled: '已处理',
    addedBy: '%{by} %{time} 上传',
    handledBy: '%{by} %{time} 处理',
    handle: '标为已处理',
    remove: '删除',
    removeOne: '删除这张%{kind}图片？删除后找不回来。',
    open: '查看大图：%{kind}',
    add: '添加图片',
    kindLabel: '图片类型',
    kind: {
      1: '行驶证',
      2: '营运证',
      3: '保险单',
      4: '年检',
      5: '车辆照片',
    },
  },
};
