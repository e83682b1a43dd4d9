/** What every list and record of the generic way says. */
export default {
  edit: '编辑',
  view: '查看',
  data: '资料',
  remove: '删除',
  removeOne: '删除“%{name}”？',
  removeMany: '删除选中的 %{smart_count} 条记录？',
  searchHint: '名称、拼音',
  unit: {
    metres: '米',
  },
  problem: {
    mobile: '请填写 11 位手机号',
    identity: '请填写 18 位证件号码',
  },
  file: '编号 %{id}',
};
