/** Customers of vehicle advertising. */
export default {
  shared: {
    title: { advertising: '车身广告', adCustomer: '广告客户' },
  },
  create: '新建客户',
  empty: '还没有广告客户',
  emptyWhy: '新建客户后，可为其安排广告项目和分期',
  searchHint: '名称、拼音、联系人、合同编号',
  field: {
    customerName: '客户名称',
    industry: '行业',
    contactMobile: '联系手机',
    salesman: '业务员',
    licenseNo: '营业执照号',
    contractNo: '合同编号',
    createdOn: '建档时间',
    totalVehicles: '投放车辆',
    totalAmount: '合同总额（元）',
  },
  industry: {
    1: '零售',
    2: '餐饮',
    3: '地产',
    4: '金融',
    5: '文旅会展',
    6: '公共服务',
    9: '其他',
  },
  state: {
    1: '合作中',
    0: '已停用',
  },
};
