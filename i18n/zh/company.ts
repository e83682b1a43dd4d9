/** Companies that operate vehicles. */
import { reasons } from '../../src/contract/company-reasons.ts';

export default {
  shared: {
    title: { company: '公司' },
    reason: reasons,
  },
  create: '新建公司',
  empty: '还没有公司',
  emptyWhy: '新建或导入公司后，车辆和司机归到公司名下',
  searchHint: '名称、拼音、许可证号',
  vehicles: '%{count} 辆车',
  drivers: '%{count} 名司机',
  field: {
    companyName: '公司名称',
    licenseNo: '经营许可证号',
    licenseExpire: '许可证有效期',
    contactMobile: '联系手机',
    vehicleCount: '车辆数',
    driverCount: '司机数',
    fleet: '车辆与司机',
  },
  state: {
    0: '停业',
    1: '营业',
  },
  help: {
    addressType: '区域随公司的车辆和司机一并变更',
  },
};
