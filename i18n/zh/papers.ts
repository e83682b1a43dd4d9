/** Papers that run out, of vehicles and of people. */
export default {
  overSince: '已过期 %{smart_count} 天',
  today: '今天到期',
  left: '剩 %{smart_count} 天',
  of: '%{name} %{left}',
  unhandled: '附件待处理',
  state: { over: '已过期', near: '30 天内到期', due: '到期及过期' },
};
