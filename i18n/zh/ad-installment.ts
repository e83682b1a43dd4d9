/** The installments in which a project is pasted. */
export default {
  shared: {
    title: { adInstallment: '投放期次' },
  },
  waiting: {
    endSoon: '投放期次 7 天内到期',
    tearing: '投放期次撕除中',
    pasting: '投放期次张贴中',
  },
  create: '新建投放期次',
  empty: '还没有投放期次',
  emptyWhy: '为广告项目安排投放期次，约定起止日期、贴画类型和车辆数',
  field: {
    installmentName: '投放期次名称',
    projectId: '广告项目',
    pictureTypeId: '贴画类型',
    startTime: '开始日期',
    endTime: '结束日期',
    planCount: '计划车辆',
    rewardAmount: '每车奖励（元）',
    remarks: '备注',
    installmentNo: '第几期',
    pastedCount: '已贴',
    uploadedCount: '已传照片',
    passedCount: '已通过',
    failedCount: '未通过',
    tornCount: '已撕',
  },
  unit: {
    planCount: '辆',
  },
  fixed: {
    projectId: '投放期次属于哪个项目，建好后不能改',
  },
  state: {
    0: '未开始',
    1: '张贴中',
    2: '监播中',
    3: '撕除中',
    4: '已结束',
  },
};
