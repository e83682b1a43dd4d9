/** Who rents out vehicles to drivers. */
export default {
  shared: {
    title: { rentals: '租赁信息', rentalCompany: '租赁公司' },
  },
  create: '新建公司',
  empty: '还没有租赁公司',
  emptyWhy: '新建公司并审核通过后，司机可在租赁信息中联系',
  searchHint: '公司名称、执照号、联系人',
  section: {
    company: '公司资料',
    audit: '审核',
  },
  field: {
    companyName: '公司名称',
    licenseNo: '执照号',
    contact: '联系人',
    vehicleCount: '可租车辆',
    auditStatus: '审核',
    auditReason: '审核说明',
    logo: '标志',
  },
  unit: {
    vehicleCount: '辆',
  },
  state: {
    1: '启用',
    0: '停用',
  },
  auditStatus: {
    0: '待审核',
    1: '已通过',
    2: '未通过',
  },
  help: {
    auditReason: '未通过时必须说明原因',
  },
};
