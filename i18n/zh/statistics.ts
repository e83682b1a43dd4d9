/** Figures over a time, whatever they count. */
export default {
  period: { label: '时段', today: '今天', week: '近 7 天', month: '近 30 天', own: '自选日期' },
  grouping: { label: '汇总方式', day: '按日', week: '按周', month: '按月' },
  compared: '上期 %{was}，%{difference}',
  was: '上期 %{was}',
  points: '%{count} 个百分点',
  seconds: '%{count} 秒',
  share: '占比',
};
