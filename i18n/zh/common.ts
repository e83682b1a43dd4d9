/** Words that every page uses. */
export default {
  cancel: '取消',
  save: '保存',
  none: '–',
  all: '全部',
  listSeparator: '、',
};
