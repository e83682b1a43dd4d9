/** 撤销刚做的操作。 */
export default {
  act: '撤销',
  takenBack: '已撤销',
  changed: '已更改 %{smart_count} 条',
  removed: '已删除 %{smart_count} 条',
  working: '正在撤销 %{done} / %{total}',
  done: '已撤销 %{smart_count} 条',
  partly: '已撤销 %{done} 条，%{failed} 条未能撤销：%{why}',
};
