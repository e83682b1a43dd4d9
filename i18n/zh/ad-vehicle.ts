/** The vehicles of the register as advertising sees them. */
import { reasons } from '../../src/contract/ad-vehicle-reasons.ts';

export default {
  shared: {
    title: { adVehicle: '广告车辆' },
    reason: reasons,
  },
  empty: '没有车辆',
  emptyWhy: '登记车辆后，这里会出现可投放广告的车辆',
  searchHint: '车牌、品牌、拼音',
  field: {
    vehicleType: '车型',
    color: '车身颜色',
    addressType: '所属区域',
    ownerName: '车主',
    driverName: '驾驶员',
    driverMobile: '驾驶员手机',
    state: '营运状态',
    currentInstallmentName: '当前投放期次',
    currentEndTime: '到期日期',
    adState: '投放状态',
    machineNo: '头屏设备号',
    installTime: '头屏安装日期',
    ownerMobile: '车主手机',
    createdOn: '建档时间',
  },
  help: {
    machineNo: '广告播放设备的编号，不与其他车辆重复',
  },
  fixed: {
    adState: '正在投放，期满或撕除后可改',
  },
  none: {
    currentInstallmentName: '无',
  },
  plateColor: {
    1: '蓝色',
    2: '黄色',
    5: '绿色',
    9: '其他',
  },
  adState: {
    0: '空闲',
    1: '占用',
    2: '预留',
    3: '禁投',
  },
  state: {
    1: '营运',
    0: '停运',
  },
};
