/** The first page: what waits for a person, and how the day goes. */
export default {
  shared: {
    title: { dashboard: '首页' },
  },
  waiting: '等我处理',
  items: '%{smart_count} 项',
  byDigit: '打开',
  unread: '有些内容没有读到，不在上面',
  none: '没有等您处理的',
  more: '还有 %{smart_count} 项',
  place: {
    late: '已经晚了',
    soon: '今天',
    later: '不急',
  },
  act: {
    handle: '去处理',
    look: '去看',
    decide: '去审',
    callBack: '去回拨',
    dispatch: '去派车',
    tag: '去标记',
  },
  time: {
    late: '晚 %{time}',
    lateMost: '最久晚 %{time}',
    left: '剩 %{time}',
    leftMost: '最短剩 %{time}',
    waited: '已等 %{time}',
    waitedMost: '最早等 %{time}',
  },
  days: '%{smart_count} 天',
  today: '今天',
  yuan: '元',
  aside: '今天的情况',
  keys: {
    open: '打开第几项',
  },
  noPages: '您的权限所对应的页面还没有开通。',
  nothing: '您还没有任何权限，因此打不开其他页面。',
  whom: '请联系能编辑“用户与角色”的管理员分配角色，然后重新载入页面。',
};
