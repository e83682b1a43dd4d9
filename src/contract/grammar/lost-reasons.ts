/** Why something cannot be done about a lost case: part of the reasons, and read by the buttons that are greyed. */
export const LOST_REASONS = {
  LOST_NOT_IN_HAND: '工单不在处理中，请先认领或重启',
  LOST_NOT_MATCHED: '还没有匹配车辆',
  LOST_RETURNED: '物品已归还',
  LOST_OWNER_CONFIRMED: '失主已确认是该物品',
  LOST_OWNER_UNCONFIRMED: '失主还没有确认',
  LOST_NOT_HELD: '司机还没有确认持有物品',
  LOST_NOT_RETURNED: '物品还没有归还',
  LOST_ON_ITS_WAY: '物品已在归还途中',
  LOST_CLOSED: '工单已办结',
  LOST_NOT_CLOSED: '工单还没有办结',
  LOST_NOT_CLOSED_AS_RETURNED: '以“已归还”办结后才能发奖励',
  LOST_BACK_ALREADY: '物品已归还，不能退款',
  LOST_NOT_PAID: '失主没有付费，无款可退',
  LOST_REWARD_PAID: '奖励已发放',
  LOST_REWARD_UNDER_WAY: '奖励正在发放，请等结果',
  LOST_REFUND_PAID: '已退款',
  LOST_REFUND_UNDER_WAY: '退款正在处理，请等结果',
} as const;
export type LostReason = keyof typeof LOST_REASONS;
