-- Money of lost cases, as finance reads it: of every case in which some moves, and of every reward that was asked for.
create view lost_finance as
select
  id, id as lost_id, lost_no, owner_name, pay_amount, pay_time, refund_amount, refund_status, reward_amount, reward_status,
  coalesce(pay_amount, 0)
    - case refund_status when 1 then coalesce(refund_amount, 0) else 0 end
    - case reward_status when 1 then coalesce(reward_amount, 0) else 0 end as net_amount,
  handle_user_name, area_id, search_key, created_on, created_by, updated_on, updated_by, remark, version
from lost_order
where pay_status = 1 or refund_status <> 0 or reward_status is not null;
create index lost_order_paid on lost_order (pay_time, id)
  where pay_status = 1 or refund_status <> 0 or reward_status is not null;

-- an outlay of the code 2 is a reward, and is named after its case
create view lost_reward as
select
  outlay.id, lost_order.id as lost_id, lost_order.lost_no, outlay.payee_name as driver_name,
  outlay.payee_account as driver_phone, outlay.plate_number, outlay.amount, outlay.trade_channel as channel,
  outlay.trade_no as serial_num,
  case outlay.state when 1 then 1 when 2 then 2 when 3 then 3 else 0 end as reward_status,
  outlay.pay_time, coalesce(outlay.fail_reason, outlay.close_reason) as fail_reason, outlay.apply_user as operator_name,
  outlay.area_id, outlay.search_key || ' ' || lost_order.search_key as search_key, outlay.created_on, outlay.created_by,
  outlay.updated_on, outlay.updated_by, outlay.remark, outlay.version
from outlay
join lost_order on lost_order.id = outlay.biz_str_id::bigint
where outlay.biz_code = 2;

-- figures of a period
create index lost_order_by_day on lost_order (created_on) include (handle_status, handle_result, match_status, goods_type);
