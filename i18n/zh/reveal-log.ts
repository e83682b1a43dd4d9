/** 查看完整号码的记录。 */
export default {
  shared: {
    title: { revealLog: '号码查看日志' },
  },
  searchHint: '查看人姓名',
  empty: '还没有人查看过完整号码',
  emptyWhy: '每次查看都记在这里，不记号码本身',
  nameOf: '%{who} 查看 %{whose}',
  field: {
    createdOn: '时间',
    userName: '查看人',
    field: '字段',
    reason: '事由',
  },
};
