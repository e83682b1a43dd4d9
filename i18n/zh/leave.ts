/** What is asked before a page with something unsaved goes. */
export default {
  title: '有未保存的内容',
  text: '离开后，这里没有保存的内容会丢失。',
  textKept: '没有保存的内容会留作草稿，再打开此页时可以恢复。密码和完整号码不会保留。',
  all: '有 %{smart_count} 个页面的内容没有保存，退出登录后会丢失。',
  allKept:
    '有 %{smart_count} 个页面的内容没有保存，会留作草稿，下次登录后打开该页可以恢复。密码和完整号码不会保留。',
  discard: '离开并放弃',
  leave: '离开',
  signOut: '退出登录',
  back: '返回',
};
