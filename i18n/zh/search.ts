/** The route search: pages, and records of the features. */
export default {
  label: '查找',
  hint: '页面、记录',
  hintPages: '页面',
  open: '打开查找',
  close: '关闭查找',
  results: '查找结果',
  recent: '最近打开',
  menu: '菜单',
  pages: '页面',
  isOpen: '已打开',
  nothing: '没有找到“%{text}”',
  nothingHint: '可输入名称、拼音或首字母。',
  busy: '正在查找',
  failed: '没有查成：%{reason}',
  count: '%{smart_count} 个结果',
  notLoaded: '查找没有载入，请检查网络',
};
