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
    telephone: '请填写手机号或带区号的座机号',
    identity: '请填写 18 位证件号码',
  },
  areas: {
    all: '全部',
    outside: '不在您的数据区域内',
    disabled: '区域已停用',
    limited: '至少选一个您的区域',
  },
  file: '编号 %{id}',
  picture: {
    choose: '选择图片',
    replace: '更换图片',
    remove: '移除',
  },
  place: {
    help: '输入地名或拼音可选择；选中后地图随之定位',
    centre: '放到地图中央',
    clear: '清除位置',
    click: '点击地图标出位置',
    move: '点击地图可移动位置',
  },
};
