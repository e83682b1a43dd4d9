/** Words that every page uses. */
export default {
  cancel: '取消',
  save: '保存',
  close: '关闭',
  retry: '重试',
  back: '返回',
  none: '–',
  all: '全部',
  listSeparator: '、',
};
