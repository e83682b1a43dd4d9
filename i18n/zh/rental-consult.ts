/** What drivers ask about rental listings. */
export default {
  shared: {
    title: { rentalConsult: '咨询信息' },
  },
  waiting: { toHandle: '租赁咨询待处理' },
  empty: '还没有咨询',
  emptyWhy: '司机在租赁信息中提问后，会出现在这里',
  searchHint: '信息标题、司机姓名',
  field: {
    title: '信息标题',
    consultDriverName: '咨询司机',
    consultMobile: '司机电话',
    content: '咨询内容',
    handleRemark: '处理结果',
    createdOn: '咨询时间',
  },
  state: {
    0: '待处理',
    1: '已联系',
    2: '已关闭',
  },
  help: {
    handleRemark: '关闭前必须填写',
  },
};
