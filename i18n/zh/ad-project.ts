/** What customers of vehicle advertising have booked. */
export default {
  shared: {
    title: { adProject: '广告项目' },
  },
  create: '新建项目',
  empty: '还没有广告项目',
  emptyWhy: '为客户新建项目，约定车辆数、周期和金额',
  field: {
    projectName: '项目名称',
    startDate: '开始日期',
    endDate: '结束日期',
    planVehicles: '计划车辆',
    unitPrice: '车月单价（元）',
    driverReward: '司机奖励（元）',
    pastedVehicles: '已贴车辆',
    passedVehicles: '已通过车辆',
    contractAmount: '合同金额（元）',
    photoCycle: '拍照周期',
  },
  unit: {
    planVehicles: '辆',
    photoCycle: '天',
  },
  help: {
    unitPrice: '每车每月',
    driverReward: '每车每周期',
  },
  state: {
    0: '草稿',
    1: '进行中',
    2: '已暂停',
    3: '已结束',
    4: '已取消',
  },
};
