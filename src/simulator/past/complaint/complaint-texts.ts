/** What people complain about, what they are answered, and what follows. 投诉 complaint · 责任 duty */

interface ComplaintText {
  type: number;
  content: string;
  reply: string;
  /** 1 the driver, 2 nobody, 3 both. */
  dutyResult: 1 | 2 | 3;
  penalty: string | null;
}

export const COMPLAINT_TEXTS: readonly ComplaintText[] = [
  {
    type: 1,
    content: '预约好的车，司机到附近后打电话问去哪里，听说路近就不来了。',
    reply: '经核实司机确有挑客行为，已批评教育并致歉。',
    dutyResult: 1,
    penalty: '扣服务分 5 分',
  },
  {
    type: 2,
    content: '没有走最近的路，比平时多花了十几块钱。',
    reply: '核对轨迹，司机为避开拥堵绕行约 2 公里，未事先说明，已退还差额并致歉。',
    dutyResult: 1,
    penalty: null,
  },
  {
    type: 2,
    content: '怀疑司机绕路，从车站到家平时只要二十分钟。',
    reply: '核对轨迹，行驶路线为当时最快路线，已向乘客说明。',
    dutyResult: 2,
    penalty: null,
  },
  {
    type: 3,
    content: '到达后司机要求另付 10 元搬行李的费用。',
    reply: '已核实，费用已退还，司机已致歉。',
    dutyResult: 1,
    penalty: '停运学习半天',
  },
  {
    type: 4,
    content: '请司机开空调被拒绝，司机说话很冲。',
    reply: '司机承认态度不好，已当面致歉。',
    dutyResult: 1,
    penalty: '扣服务分 3 分',
  },
  {
    type: 4,
    content: '司机一路打电话，提醒后不耐烦。',
    reply: '已对司机进行安全教育，乘客表示接受。',
    dutyResult: 1,
    penalty: null,
  },
  {
    type: 5,
    content: '行驶中多次急刹车，坐在后排的孩子碰到了前座。',
    reply: '调取轨迹确有急刹，司机已参加安全培训，公司已看望乘客。',
    dutyResult: 1,
    penalty: '停运学习一天',
  },
  {
    type: 6,
    content: '上车后没有打表，到了才说价钱。',
    reply: '已核实，司机未按规定使用计价器，已退还车费并处罚。',
    dutyResult: 1,
    penalty: '停运学习两天',
  },
  {
    type: 7,
    content: '约定的时间在路口等了十分钟，司机停在马路对面。',
    reply: '双方对上车地点理解不同，已向乘客说明并致歉。',
    dutyResult: 3,
    penalty: null,
  },
];

export const REJECTED = '与服务质量无关，已向投诉人说明';
