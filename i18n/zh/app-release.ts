/** 应用发布日志。 */
export default {
  shared: {
    title: { appRelease: '应用发布日志' },
  },
  searchHint: '版本名、操作人',
  empty: '还没有发布过',
  emptyWhy: '发布、调整灰度和撤回都会记在这里',
  outNow: '现在发布着的版本',
  unknown: '未知',
  open: '查看版本',
  field: { createdOn: '时间', act: '操作', createdBy: '操作人' },
  act: { 1: '发布', 2: '调整灰度', 3: '撤回' },
};
